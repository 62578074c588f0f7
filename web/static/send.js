// A tap on its way: "sending" at once, the same id again until there is an answer, and a no beside the thing that was tapped.

import { say } from "./why.js";

const AGAIN = [200, 400, 800, 1500];

export function name() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const main = () => document.getElementById("page");

// Sends a move for a seat; `thing` is what was tapped, null: nobody did, and nobody is told a no. Gives back the serial after a yes.
export async function send(move, thing, seat = Number(main().dataset.seat)) {
  const body = { id: name(), seat, seen: Number(main().dataset.serial), move };
  return ask("/move", body, thing);
}

export async function ask(address, body, thing) {
  thing?.setAttribute("data-busy", "");
  try {
    const answer = await insist(address, JSON.stringify(body));
    if (!answer.ok && thing !== null) say(thing, answer);
    return answer.ok && (answer.serial ?? true);
  } finally {
    thing?.removeAttribute("data-busy");
  }
}

// The line may be gone for a while: the table answers the same id as it did the first time.
async function insist(address, body) {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (response.status === 401) location.reload();
      if (response.status < 500) return await response.json();
    } catch {
      // no answer yet
    }
    await new Promise((wake) => setTimeout(wake, AGAIN[Math.min(tries, AGAIN.length - 1)]));
  }
}
