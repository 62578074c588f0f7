// A no: the thing that was tapped shakes. Its sentence, or an explanation, stands beside the thing with a link to the rule.

import { play } from "./sounds.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const bubble = () => document.querySelector(".why");
let gone = 0;

export function say(thing, answer) {
  if (thing && !calm.matches) thing.animate(SHAKE, { duration: 320, easing: "ease-out" });
  play("no");
  stand(thing, answer);
}

export function stand(thing, answer) {
  const box = bubble();
  box.replaceChildren(document.createTextNode(answer.say || ""), ...link(answer));
  box.hidden = false;
  beside(box, thing);
  clearTimeout(gone);
  gone = setTimeout(hush, 7_000);
}

export function hush() {
  bubble().hidden = true;
}

const SHAKE = [0, -7, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));

function link(answer) {
  if (!answer.rule) return [];
  const rule = document.createElement("a");
  rule.href = answer.rule;
  rule.textContent = JSON.parse(document.body.dataset.words).rule.replace("#", answer.clause);
  return [" ", rule];
}

// Above the thing when there is room, else below it; never outside the screen.
export function beside(box, thing) {
  const there = thing?.isConnected
    ? thing.getBoundingClientRect()
    : { left: 0, width: innerWidth, top: innerHeight / 2, bottom: innerHeight / 2 };
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(8, there.left + there.width / 2 - width / 2), innerWidth - width - 8);
  const top = there.top - height - 10 > 8 ? there.top - height - 10 : Math.min(there.bottom + 10, innerHeight - height - 8);
  box.style.setProperty("left", `${left}px`);
  box.style.setProperty("top", `${top}px`);
}
