// Tap to narrow: what can be tapped next glows; each tap filters the offers until one is left, and that one goes.

import { ask, main, send } from "./send.js";
import { arm, armed, disarm } from "./again.js";
import { choose } from "./numbers.js";

let tapped = [];

const kinds = () => JSON.parse(main().dataset.offers || "[]");

// Every way that still fits what was tapped: its kind and its refs in order.
function ways(taps) {
  return kinds().flatMap((kind) =>
    kind.ways.filter((way) => taps.every((ref, index) => way[index] === ref && index < kind.fields.length)).map((way) => ({ kind, way })),
  );
}

export function forget() {
  tapped = [];
  glow();
}

// Light what can be tapped next.
export function glow() {
  if (tapped.length && !ways(tapped).length) tapped = [];
  const next = new Set(
    ways(tapped)
      .filter(({ kind }) => kind.fields.length > tapped.length)
      .map(({ way }) => way[tapped.length]),
  );
  for (const thing of document.querySelectorAll("#page [data-ref]")) {
    thing.toggleAttribute("data-next", next.has(thing.dataset.ref));
    thing.toggleAttribute("data-chosen", tapped.includes(thing.dataset.ref));
  }
}

export function tap(thing) {
  const ref = thing.dataset.ref;
  if (tapped.includes(ref)) return armed(thing) ? go(thing) : forget();
  const left = ways([...tapped, ref]);
  if (!left.length) return tapped.length && ways([ref]).length ? restart(thing) : wonder(thing);
  tapped.push(ref);
  glow();
  if (left.length === 1 && left[0].kind.fields.length === tapped.length) go(thing);
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
  const move = { type: kind.type, ...Object.fromEntries(kind.fields.map((field, index) => [field, way[index]])) };
  tapped = [];
  await send(number === undefined ? move : { ...move, number }, thing);
  glow();
}

// Nothing is offered there: ask the table why not.
function wonder(thing) {
  if (!Number(main().dataset.seat)) return;
  ask("/why", { seat: Number(main().dataset.seat), ref: thing.dataset.ref }, thing);
}
