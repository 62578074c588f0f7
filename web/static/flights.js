// The one short animation of a move: a thing flies from where it left to where it lies. Never in the way of a tap.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const LASTS = 560;

export function fly(cues) {
  if (calm.matches || document.visibilityState === "hidden") return;
  for (const cue of cues) {
    const thing = landed(cue);
    const from = document.querySelector(`[data-leaves~="${CSS.escape(cue.key)}"]`);
    if (thing && from)
      thing.animate(thing.hasAttribute("data-reveal") ? reveal(thing, from) : straight(thing, from), {
        duration: LASTS,
        easing: "cubic-bezier(.3,.7,.2,1)",
      });
  }
}

// The thing that this fact put down: of several, the one on a place that the fact names.
function landed(cue) {
  const things = [...document.querySelectorAll(`[data-lands~="${CSS.escape(cue.key)}"]`)];
  return things.find((thing) => cue.refs.includes(thing.closest("[data-ref]")?.dataset.ref)) ?? (things.length === 1 ? things[0] : null);
}

function straight(thing, from) {
  const [x, y] = way(thing, from.getBoundingClientRect());
  return [
    { transform: `translate(${x}px, ${y}px) scale(1.1)`, zIndex: 9 },
    { transform: `translate(${x / 2}px, ${y / 2 - 26}px) scale(1.7)`, zIndex: 9 },
    { transform: "none", zIndex: 9 },
  ];
}

// Out of the bag, large before everybody's eyes, then to its place.
function reveal(thing, from) {
  const board = thing.closest(".grid, .board").getBoundingClientRect();
  const [x, y] = way(thing, board);
  const [bagX, bagY] = way(thing, from.getBoundingClientRect());
  return [
    { transform: `translate(${bagX}px, ${bagY}px) scale(.2) rotate(-90deg)`, opacity: 0, zIndex: 9 },
    { transform: `translate(${x}px, ${y}px) scale(4.2)`, opacity: 1, offset: 0.4, zIndex: 9 },
    { transform: `translate(${x}px, ${y}px) scale(4.4)`, offset: 0.66, zIndex: 9 },
    { transform: "none", zIndex: 9 },
  ];
}

function way(thing, place) {
  const own = thing.getBoundingClientRect();
  return [place.left + place.width / 2 - own.left - own.width / 2, place.top + place.height / 2 - own.top - own.height / 2];
}
