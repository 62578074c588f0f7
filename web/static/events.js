// One EventSource a page, cared for: it is reopened after silence, sleep, errors and restarts, without back-off.

const SILENCE = 35_000;
const AGAIN = 800;
const ASLEEP = 2_500; // no tick for so long: the page stood still, and what waits in the line is old

export function listen(address, on) {
  let source = null;
  let heard = 0;
  let ticked = 0; // by the wall clock: the other one stands still while a phone sleeps
  let timer = 0;

  function open() {
    clearTimeout(timer);
    source?.close();
    heard = performance.now();
    ticked = Date.now();
    source = new EventSource(address());
    source.onerror = failed;
    for (const name of Object.keys(on.events))
      source.addEventListener(name, (event) => {
        if (event.target !== source) return;
        if (slept()) return open();
        heard = performance.now();
        on.line(true);
        on.events[name](event.data);
      });
  }

  function failed() {
    on.line(false);
    source.close(); // its own retry gives up after an HTTP error; ours does not
    clearTimeout(timer);
    timer = setTimeout(open, AGAIN);
  }

  function care() {
    if (document.visibilityState === "hidden") return;
    const dead = !source || source.readyState === EventSource.CLOSED || performance.now() - heard > SILENCE;
    if (dead || slept()) open();
    ticked = Date.now();
  }

  const slept = () => document.visibilityState === "visible" && Date.now() - ticked > ASLEEP;

  addEventListener("online", open);
  addEventListener("pageshow", (event) => event.persisted && open());
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && open());
  addEventListener("pagehide", () => source?.close());
  setInterval(care, 1_000);
  open();
  return open;
}
