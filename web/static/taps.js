// Tap to narrow: what can be tapped next glows; each tap filters the offers until one is left, and that one goes.

import { ask, main, send } from "./send.js";
import { arm, armed, disarm } from "./again.js";
import { choose } from "./numbers.js";

let tapped = [];
let last = {}; // what went off, and when: a nervous thumb comes a second time

let heard = { text: "[]", kinds: [] };

// What the seat is offered; read once for each change.
function kinds() {
  const text = main().dataset.offers || "[]";
  if (text !== heard.text) heard = { text, kinds: JSON.parse(text) };
  return heard.kinds;
}

// What a thing stands for: one or several refs at once, and with "|" something else where the first means nothing now.
const meanings = (thing) => thing.dataset.ref.split("|").map((refs) => refs.split(" "));
const refs = (thing, taps = tapped) => meanings(thing).find((refs) => ways([...taps, ...refs]).length) ?? meanings(thing)[0];
const named = ({ kind, way }) => way.slice(0, kind.fields.length);

// Every way that still fits what was tapped, in whatever order.
function ways(taps) {
  return kinds()
    .flatMap((kind) => kind.ways.map((way) => ({ kind, way })))
    .filter((one) => taps.every((ref) => named(one).includes(ref)));
}

// One way is left, and where it leads was tapped: nothing more to ask.
const settled = (left) => left.length === 1 && tapped.includes(named(left[0]).at(-1));

export function forget() {
  tapped = [];
  glow();
}

// Light what can be tapped next: what tells the ways that are left apart, or where the only one leads.
export function glow() {
  if (tapped.length && !ways(tapped).length) tapped = [];
  const left = ways(tapped).map(named);
  const common = (ref) => left.length > 1 && left.every((way) => way.includes(ref));
  const next = new Set(left.flat().filter((ref) => !tapped.includes(ref) && !common(ref)));
  for (const thing of document.querySelectorAll("#page [data-ref]")) {
    thing.toggleAttribute("data-next", refs(thing).some((ref) => next.has(ref)) && ways([...tapped, ...refs(thing)]).length > 0);
    thing.toggleAttribute(
      "data-chosen",
      meanings(thing).some((some) => some.every((ref) => tapped.includes(ref))),
    );
  }
}

export function tap(thing) {
  const own = meanings(thing).find((some) => some.every((ref) => tapped.includes(ref))) ?? refs(thing);
  if (thing.dataset.ref === last.ref && performance.now() - last.at < 400) return;
  if (own.every((ref) => tapped.includes(ref))) return armed(thing) ? go(thing) : forget();
  const left = ways([...tapped, ...own]);
  if (!left.length) return tapped.length && ways(refs(thing, [])).length ? restart(thing) : wonder(thing);
  tapped.push(...own.filter((ref) => !tapped.includes(ref)));
  glow();
  if (settled(left)) go(thing);
}

function restart(thing) {
  tapped = [];
  tap(thing);
}

function go(thing) {
  const [{ kind, way }] = ways(tapped);
  if (kind.number) return choose(thing, way, (number) => finish(thing, kind, way, number));
  if (kind.final && kinds().length + kind.ways.length > 2 && !armed(thing)) return arm(thing, forget);
  finish(thing, kind, way);
}

async function finish(thing, kind, way, number) {
  disarm();
  const move = { type: kind.type, ...kind.fixed, ...Object.fromEntries(kind.fields.map((field, index) => [field, way[index]])) };
  tapped = [];
  const sent = (last = { ref: thing.dataset.ref, at: Infinity }); // until it is answered
  await send(number === undefined ? move : { ...move, number }, thing);
  sent.at = performance.now();
  glow();
}

// Nothing is offered there: ask the table why not.
function wonder(thing) {
  if (!Number(main().dataset.seat)) return;
  ask("/why", { seat: Number(main().dataset.seat), ref: meanings(thing)[0][0], before: tapped }, thing);
}
