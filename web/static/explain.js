// Held down, a thing explains itself beside the finger, and letting go then means nothing.

import { stand } from "./why.js";

const HOLD = 500;
let timer = 0;
let explained = false;

const found = (event) => event.target.closest?.("[data-explain]");

function explain(thing) {
  const { explain, clause, rule } = thing.dataset;
  explained = true;
  stand(thing, { say: explain, clause, rule });
}

addEventListener("pointerdown", (event) => {
  const thing = found(event);
  if (thing) timer = setTimeout(explain, HOLD, thing);
});
for (const name of ["pointerup", "pointercancel"])
  addEventListener(name, () => {
    clearTimeout(timer);
    setTimeout(() => (explained = false), 50); // the click of this finger comes before that
  });
addEventListener("contextmenu", (event) => found(event) && (event.preventDefault(), explain(found(event))));
addEventListener("click", (event) => explained && found(event) && event.stopImmediatePropagation(), true);
