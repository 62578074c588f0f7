// The same game once more, in one tap: a new chapter, a moment for every phone to add its luck, and off it goes.

import { main, send } from "./send.js";

const PATIENCE = 1_500; // a phone asleep adds nothing, and nobody waits for it longer than that

export async function rematch(button) {
  const { chapter } = main().dataset;
  if (!(await send(JSON.parse(button.dataset.send), button))) return;
  const last = performance.now() + PATIENCE;
  const ready = () => main().dataset.chapter !== chapter && "salted" in main().dataset;
  while (!ready() && performance.now() < last) await new Promise((wake) => setTimeout(wake, 40));
  await send({ type: "house.Start" });
}
