// One EventSource a page, cared for: it is reopened after silence, sleep, errors and restarts, without back-off.

const SILENCE = 35_000;
const AGAIN = 800;

export function listen(address, on) {
  let source = null;
  let heard = 0;
  let timer = 0;

  function open() {
    clearTimeout(timer);
    source?.close();
    heard = performance.now();
    source = new EventSource(address());
    source.onerror = failed;
    for (const name of Object.keys(on.events))
      source.addEventListener(name, (event) => {
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
    if (dead) open();
  }

  addEventListener("online", open);
  addEventListener("pageshow", (event) => event.persisted && open());
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && open());
  addEventListener("pagehide", () => source?.close());
  setInterval(care, 5_000);
  open();
  return open;
}
