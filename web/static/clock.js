// Clocks: a page knows what each one said at a table time and how fast it runs; this only counts on from there.

import { main } from "./send.js";
import { play } from "./sounds.js";

const SOON = 10;
let table = 0;
let heard = 0;
let before = null; // whole seconds that the clock with reminders showed last

export function told(seconds) {
  table = Number(seconds);
  heard = performance.now();
  show();
}

export function show() {
  if (!heard) return;
  const now = table + ("paused" in main().dataset ? 0 : (performance.now() - heard) / 1000);
  for (const face of document.querySelectorAll("#page [data-rate]")) {
    const { seconds, rate, left } = face.dataset;
    const exact = Number(seconds) + Number(rate) * Math.max(0, now - Number(main().dataset.at));
    write(face, left === undefined ? Math.floor(exact) : Math.ceil(exact), exact < 0);
  }
  remind(document.querySelector("#page [data-remind]"));
}

export function words(seconds) {
  const all = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60].map(String);
  const start = hours === "0" ? minutes : `${hours}:${minutes.padStart(2, "0")}`;
  return `${seconds < 0 ? "-" : ""}${start}:${rest.padStart(2, "0")}`;
}

function write(face, seconds, late) {
  const text = words(seconds);
  if (face.textContent !== text) face.textContent = text;
  face.toggleAttribute("data-late", late);
  face.whole = seconds;
}

// The last seconds tick, and zero is told once, on the phone of the one whose time it is.
function remind(face) {
  const whole = face?.whole ?? null;
  if (whole !== before && before !== null && whole !== null && before > whole) {
    if (whole > 0 && whole <= SOON) play("tick");
    if (whole <= 0 && before > 0) play("zero");
  }
  before = whole;
}

setInterval(show, 250);
