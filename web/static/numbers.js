// Numbers to choose: steppers and boxes that stand on the page, and a small pad for offers that have none.
// A line says what its number is for: data-number has the refs of an offer, data-wish a move of the house and data-field the name.

import { words as time } from "./clock.js";
import { main, send } from "./send.js";

const QUIET = 450;
const waiting = new Map();

// The move that a line stands for, and what its number may be; no offer, no bounds: the table will say why not.
function offer(line) {
  const { number, wish, field, low, high } = line.dataset;
  if (wish) return { move: JSON.parse(wish), field, low: Number(low), high: Number(high) };
  const refs = number.split(" ");
  for (const { type, fields, number: has, ways } of JSON.parse(main().dataset.offers || "[]"))
    for (const way of has && fields.length === refs.length ? ways : [])
      if (refs.every((ref, index) => way[index] === ref))
        return { move: { type, ...Object.fromEntries(fields.map((name, index) => [name, way[index]])) }, field: "number", low: way.at(-2), high: way.at(-1) };
  return { move: { type: "Write", line: refs[0] }, field: "number", low: 0, high: 0 };
}

const value = (input) => Number(input.dataset.value ?? input.value) || 0;

function put(input, number) {
  if ("value" in input.dataset) input.dataset.value = number;
  input.value = "time" in input.dataset ? time(number) : number;
}

export function step(button) {
  const line = button.closest("[data-number],[data-wish]");
  const input = line.querySelector("input");
  const { low, high } = offer(line);
  const wish = value(input) + Number(button.dataset.step);
  const fits = Math.min(Math.max(wish, low), Math.max(high, low));
  put(input, fits);
  if (wish === fits || line.dataset.wish) return write(line, button, fits, QUIET); // a clock just stays at its shortest: beyond lies another wish
  write(line, button, wish, 0); // too much is asked for at once: the table says why not
}

export function flip(button) {
  const line = button.closest("[data-number]");
  const input = line.querySelector("input");
  put(input, -value(input));
  write(line, button, value(input), QUIET * 2);
}

export function typed(input, at_once) {
  const line = input.closest("[data-number]");
  const text = input.value.trim().replace("−", "-");
  if (!/^-?\d{1,5}$/.test(text)) return void (input.value = input.getAttribute("value"));
  if (text !== input.getAttribute("value") || waiting.has(line)) write(line, input, Number(text), at_once ? 0 : QUIET * 2);
}

// Several quick steps are one move: it goes when the finger rests.
function write(line, thing, number, after) {
  line.querySelector("input").setAttribute("data-busy", "");
  clearTimeout(waiting.get(line)?.timer);
  waiting.set(line, { timer: setTimeout(() => go(line, thing, number), after) });
}

async function go(line, thing, number) {
  const mine = waiting.get(line);
  const input = line.querySelector("input");
  const { move, field } = offer(line);
  const yes = await send({ ...move, [field]: number }, thing);
  while (Number(main().dataset.serial) < yes) await new Promise((wake) => setTimeout(wake, 20)); // an older view may still come
  if (waiting.get(line) !== mine) return;
  waiting.delete(line);
  input.removeAttribute("data-busy");
  if (!yes) put(input, Number(input.dataset.given ?? input.getAttribute("value")));
}

// A pad for a number that no stepper on the page stands for.
export function choose(thing, way, done) {
  const [low, high] = way.slice(-2);
  const pad = document.createElement("dialog");
  pad.className = "pad";
  const input = Object.assign(document.createElement("input"), { type: "number", min: low, max: high, value: Math.max(low, Math.min(high, 0)), inputMode: "numeric" });
  input.setAttribute("aria-label", thing.getAttribute("aria-label") || thing.textContent.trim());
  const yes = Object.assign(document.createElement("button"), { className: "act gold", textContent: "OK" });
  yes.onclick = () => (pad.close(), done(Math.min(high, Math.max(low, Number(input.value)))));
  pad.onclose = () => pad.remove();
  pad.append(input, yes);
  document.body.append(pad);
  pad.showModal();
}
