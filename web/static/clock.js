// The turn's clock counts up calmly: table time comes with each event, this only counts on from it.

import { main } from "./send.js";

let table = 0;
let heard = 0;

export function told(seconds) {
  table = Number(seconds);
  heard = performance.now();
  show();
}

export function show() {
  const face = document.querySelector("[data-clock]");
  if (!face || !heard) return;
  const passed = "paused" in main().dataset ? 0 : (performance.now() - heard) / 1000;
  const seconds = Math.max(0, Math.floor(table + passed - Number(main().dataset.since)));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (face.textContent !== text) face.textContent = text;
}

setInterval(show, 1_000);
