// Numbers to choose: steppers that stand on the page, and a small pad for offers that have none.

import { main, send } from "./send.js";

const QUIET = 450;
const waiting = new Map();

const range = (ref) => {
  for (const kind of JSON.parse(main().dataset.offers || "[]"))
    for (const way of kind.number ? kind.ways : []) if (way[0] === ref) return { kind, low: way.at(-2), high: way.at(-1) };
  return null;
};

export function step(button) {
  const line = button.closest("[data-number]");
  const input = line.querySelector("input");
  const offer = range(line.dataset.number);
  const wish = (Number(input.value) || 0) + Number(button.dataset.step);
  if (offer && (wish < 0 || wish > Math.max(offer.high, 0))) return write(line, button, Math.max(0, wish), 0);
  input.value = Math.max(0, wish);
  write(line, button, Number(input.value), QUIET);
}

export function typed(input, at_once) {
  const line = input.closest("[data-number]");
  if (!/^\d{1,3}$/.test(input.value.trim())) return;
  write(line, input, Number(input.value), at_once ? 0 : QUIET * 2);
}

// Several quick steps are one move: it goes when the finger rests.
function write(line, thing, number, after) {
  const input = line.querySelector("input");
  input.setAttribute("data-busy", "");
  clearTimeout(waiting.get(line)?.timer);
  const one = { timer: setTimeout(() => go(line, thing, number), after) };
  waiting.set(line, one);
}

async function go(line, thing, number) {
  const mine = waiting.get(line);
  const input = line.querySelector("input");
  const offer = range(line.dataset.number);
  const yes = await send({ type: offer?.kind.type ?? "Write", [offer?.kind.fields[0] ?? "line"]: line.dataset.number, number }, thing);
  if (waiting.get(line) !== mine) return;
  waiting.delete(line);
  input.removeAttribute("data-busy");
  if (!yes) input.value = input.getAttribute("value");
}

// A pad for a number that no stepper on the page stands for.
export function choose(thing, way, done) {
  const [low, high] = way.slice(-2);
  const pad = document.createElement("dialog");
  pad.className = "pad";
  const input = Object.assign(document.createElement("input"), { type: "number", min: low, max: high, value: low, inputMode: "numeric" });
  input.setAttribute("aria-label", thing.getAttribute("aria-label") || thing.textContent.trim());
  const yes = Object.assign(document.createElement("button"), { className: "act gold", textContent: "OK" });
  yes.onclick = () => (pad.close(), done(Math.min(high, Math.max(low, Number(input.value)))));
  pad.onclose = () => pad.remove();
  pad.append(input, yes);
  document.body.append(pad);
  pad.showModal();
}
