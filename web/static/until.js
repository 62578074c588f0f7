// Seconds that are left until a moment of table time: a question that waits for an answer.

import { main } from "./send.js";

let table = 0;
let heard = 0;

export function told(seconds) {
  table = Number(seconds);
  heard = performance.now();
  show();
}

export function show() {
  const passed = "paused" in main().dataset ? 0 : (performance.now() - heard) / 1000;
  for (const face of document.querySelectorAll("[data-until]")) {
    const left = String(Math.max(0, Math.ceil(Number(face.dataset.until) - table - passed)));
    if (heard && face.textContent !== left) face.textContent = left;
  }
}

setInterval(show, 500);
