# The device about itself, English.
button-pot = the pot
button-menu = the small button
button-seat-1 = seat 1
button-seat-2 = seat 2
button-seat-3 = seat 3
button-seat-4 = seat 4
button-seat-5 = seat 5

buttons-well = All { $count } buttons answer.
buttons-virtual = The { $count } buttons are drawn on the screen: click or hold them.
buttons-lost = { $count ->
    [one] One press
   *[other] { $count } presses
  } could not be noted. Start the table again.
buttons-dead = The buttons are not heard any more. Phones still work; start the table again.
button-stuck = The button “{ $button }” is held down without end. It is ignored until it comes up: look whether something lies on it.
lights-well = The strip of { $pixels } lights takes its frames.
lights-night = The strip of { $pixels } lights takes its frames, dimmed for the night.
lights-fault = The strip does not take its frames ({ $why }). It is tried again by itself; look at its plug.
supply-well = The lights draw about { $milliamps } of { $budget } milliamps.
buzzer-well = The buzzer is well.
buzzer-quiet = The buzzer is quiet. Hold the small button and take the fourth place of the arch to hear it again.
buzzer-fault = The buzzer does not sound ({ $why }).
loop-stumbled = The lights stumbled and went on ({ $why }).

doctor-wiring = The wiring page is in order: { $pixels } lights, { $buttons } buttons.
doctor-wiring-wrong = The wiring page is wrong: { $why }.
doctor-no-board = This is no Raspberry Pi: the device is drawn on the screen.
doctor-board = { $model }.
doctor-pins = The pins are reached by { $library }.
doctor-pins-missing = The pins need { $library }, which is not installed.
doctor-pins-other = { $library } does not know this board.
doctor-lights = What the strip needs is installed.
doctor-lights-missing = The strip needs { $library }, which is not installed.
doctor-lights-other = The lights are shown by “{ $driver }”, not by a strip.
doctor-signal = The strip’s signal is ready: { $file }.
doctor-signal-missing = { $file } is not there, so the strip gets no signal.
doctor-signal-denied = { $file } is there, but this user may not use it.
doctor-root = The strip hangs on GPIO { $pin }, and we have the rights for it.
doctor-no-root = The strip hangs on GPIO { $pin }, which needs root.
doctor-clock = The core clock may wander, and the colours of the strip with it.
doctor-audio = Analogue audio is on and disturbs the strip.

mend-wiring = Mend that line of hardware/wiring.toml.
mend-pins = Install it: sudo apt install python3-{ $library }, and make the environment with --system-site-packages.
mend-pins-five = Set pin_factory = "lgpio" in hardware/wiring.toml.
mend-lights = Install it: pip install -e ".[pi]".
mend-pio = Update the system and its firmware (sudo apt full-upgrade), and put the user into the group gpio.
mend-spi = Switch SPI on (sudo raspi-config, Interface Options), and put the user into the group spi.
mend-root = Hang the strip on GPIO 10, which needs no root, or start the table as root.
mend-clock = Add to /boot/firmware/config.txt and restart: { $lines }.
mend-audio = Add to /boot/firmware/config.txt and restart: dtparam=audio=off.

part-buttons = Buttons
part-lights = Lights
part-supply = Supply
part-buzzer = Buzzer
part-loop = Loop
