// Several seats on one phone: who is handed the phone holds to look, and only then does the page ask for that seat's view.

import { main } from "./send.js";

const HOLD = 600;
let timer = 0;
let keyed = 0; // when a key went down: the click that it makes is no tap of its own

export function hang(reopen) {
  const go = (address) => (history.replaceState(null, "", address), reopen());
  const look = (button) => go(`/?seat=${button.dataset.look}&look=${main().dataset.serial}`);

  addEventListener("pointerdown", (event) => start(event.target.closest?.("[data-look]"), look));
  addEventListener("keydown", (event) => {
    if (event.repeat || !["Enter", " "].includes(event.key)) return;
    keyed = performance.now();
    start(event.target.closest("[data-look]"), look);
  });
  for (const name of ["pointerup", "pointercancel", "keyup", "blur"]) addEventListener(name, stop);
  addEventListener("contextmenu", (event) => event.target.closest("[data-look]") && event.preventDefault());
  addEventListener("click", (event) => {
    const hand = event.target.closest("[data-hand]");
    if (hand) return (event.preventDefault(), hand.closest("dialog")?.close(), go(hand.getAttribute("href")));
    const told = event.target.closest("[data-look]"); // a screen reader can't hold: it has no pointer and no key
    if (told && !event.pointerType && performance.now() - keyed > 2_000) look(told);
  });
}

function start(button, look) {
  if (!button) return;
  stop();
  button.setAttribute("data-holding", "");
  timer = setTimeout(() => look(button), HOLD);
}

function stop() {
  clearTimeout(timer);
  document.querySelector("[data-holding]")?.removeAttribute("data-holding");
}

// The page has changed: what stood outside of it goes with it, and the keyboard finds the one thing to do.
export function changed(before) {
  const hides = main().classList.contains("curtain");
  if (hides === before) return false;
  document.querySelectorAll("dialog.pad").forEach((pad) => pad.remove());
  (hides ? document.querySelector("[data-look]") : main()).focus({ preventScroll: true });
  if (!hides) scrollTo(0, 0);
  return true;
}
