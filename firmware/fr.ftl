# L’appareil parle de lui-même, français.
button-pot = le chaudron
button-menu = le petit bouton
button-seat-1 = place 1
button-seat-2 = place 2
button-seat-3 = place 3
button-seat-4 = place 4
button-seat-5 = place 5

buttons-well = Les { $count } boutons répondent.
buttons-virtual = Les { $count } boutons sont dessinés à l’écran : cliquez ou maintenez.
buttons-lost = { $count ->
    [one] Un appui n’a pas pu être noté.
   *[other] { $count } appuis n’ont pas pu être notés.
  } Redémarrez la table.
buttons-dead = Les boutons ne sont plus entendus. Les téléphones marchent encore ; redémarrez la table.
button-stuck = Le bouton « { $button } » reste enfoncé. Il est ignoré jusqu’à ce qu’il remonte : regardez si quelque chose est posé dessus.
lights-well = Le ruban de { $pixels } lumières reçoit ses images.
lights-night = Le ruban de { $pixels } lumières reçoit ses images, assombries pour la nuit.
lights-fault = Le ruban ne reçoit pas ses images ({ $why }). On réessaie tout seul ; regardez sa prise.
supply-well = Les lumières consomment environ { $milliamps } milliampères sur { $budget }.
buzzer-well = Le buzzer va bien.
buzzer-quiet = Le buzzer se tait. Maintenez le petit bouton et choisissez la quatrième place de l’arche pour l’entendre à nouveau.
buzzer-fault = Le buzzer ne sonne pas ({ $why }).
loop-stumbled = Les lumières ont trébuché, puis repris ({ $why }).

doctor-wiring = La page de câblage est en ordre : { $pixels } lumières, { $buttons } boutons.
doctor-wiring-wrong = La page de câblage a une erreur : { $why }.
doctor-no-board = Ce n’est pas un Raspberry Pi : l’appareil est dessiné à l’écran.
doctor-board = { $model }.
doctor-pins = Les broches répondent par { $library }.
doctor-pins-missing = Les broches demandent { $library }, qui n’est pas installé.
doctor-pins-other = { $library } ne connaît pas cette carte.
doctor-lights = Ce qu’il faut au ruban est installé.
doctor-lights-missing = Le ruban demande { $library }, qui n’est pas installé.
doctor-lights-other = Les lumières sont montrées par « { $driver } », pas par un ruban.
doctor-signal = Le signal du ruban est prêt : { $file }.
doctor-signal-missing = { $file } n’existe pas, le ruban ne reçoit donc aucun signal.
doctor-signal-denied = { $file } existe, mais cet utilisateur n’y a pas droit.
doctor-root = Le ruban est sur GPIO { $pin }, et nous en avons le droit.
doctor-no-root = Le ruban est sur GPIO { $pin }, ce qui demande root.
doctor-clock = L’horloge du cœur peut varier, et les couleurs du ruban avec elle.
doctor-audio = Le son analogique est actif et gêne le ruban.

mend-wiring = Corrigez cette ligne de hardware/wiring.toml.
mend-pins = Installez : sudo apt install python3-{ $library }, et créez l’environnement avec --system-site-packages.
mend-pins-five = Écrivez pin_factory = "lgpio" dans hardware/wiring.toml.
mend-lights = Installez : pip install -e ".[pi]".
mend-pio = Mettez à jour le système et son firmware (sudo apt full-upgrade), et ajoutez l’utilisateur au groupe gpio.
mend-spi = Activez SPI (sudo raspi-config, Interface Options), et ajoutez l’utilisateur au groupe spi.
mend-root = Branchez le ruban sur GPIO 10, qui ne demande pas root, ou lancez la table en root.
mend-clock = Ajoutez dans /boot/firmware/config.txt puis redémarrez : { $lines }.
mend-audio = Ajoutez dans /boot/firmware/config.txt puis redémarrez : dtparam=audio=off.

part-buttons = Boutons
part-lights = Lumières
part-supply = Alimentation
part-buzzer = Sonnerie
part-loop = Boucle
