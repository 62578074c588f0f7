// What can't be taken back asks for a second tap, for a few seconds.

import { beside } from "./why.js";

const PATIENCE = 4_000;
let thing = null;
let word = null;
let timer = 0;

export const armed = (one) => one === thing;

export function arm(one, given_up = () => {}) {
  disarm();
  thing = one;
  word = document.createElement("small");
  word.className = "again";
  word.textContent = JSON.parse(document.body.dataset.words).again;
  one.setAttribute("data-armed", "");
  if (one instanceof SVGElement) float(word, one);
  else one.append(word);
  timer = setTimeout(() => (disarm(), given_up()), PATIENCE);
}

export function disarm() {
  clearTimeout(timer);
  thing?.removeAttribute("data-armed");
  word?.remove();
  thing = word = null;
}

// A drawn thing can't hold a word: it floats beside it.
function float(word, one) {
  word.className = "again afloat";
  document.body.append(word);
  beside(word, one);
}
