// A board can be pinched, and moved about with one finger or two while it is large; a double tap brings it back.

const fingers = new Map();
let view = { scale: 1, x: 0, y: 0 };
let held = null; // what was in view when the fingers came down, and where they were

addEventListener("pointerdown", (event) => {
  if (!event.target.closest("[data-zoom]") || event.pointerType === "mouse") return;
  fingers.set(event.pointerId, event);
  hold();
});
addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  if (!held) return;
  const { middle, apart } = pinch();
  const scale = Math.min(4, Math.max(1, (held.scale * apart) / held.apart));
  const grown = scale / held.scale;
  show({ scale, x: middle.x - grown * (held.middle.x - held.x), y: middle.y - grown * (held.middle.y - held.y) });
});
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => fingers.delete(event.pointerId) && hold());
addEventListener(
  "dblclick",
  (event) => event.target.closest("[data-zoom]") && !event.target.closest("[data-next]") && show({ scale: 1, x: 0, y: 0 }),
);
addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey || !event.target.closest("[data-zoom]")) return;
    event.preventDefault();
    const scale = Math.min(4, Math.max(1, view.scale * (event.deltaY < 0 ? 1.15 : 0.87)));
    const box = event.target.closest("[data-zoom]").getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    show({ scale, x: x - (scale / view.scale) * (x - view.x), y: y - (scale / view.scale) * (y - view.y) });
  },
  { passive: false },
);

const hold = () => (held = fingers.size ? { ...view, ...pinch() } : null);

// Where the fingers are, seen from the board's corner, and how far the first two are apart.
function pinch() {
  const [one, other = one] = [...fingers.values()];
  const box = one.target.closest("[data-zoom]").getBoundingClientRect();
  return {
    middle: { x: (one.clientX + other.clientX) / 2 - box.left, y: (one.clientY + other.clientY) / 2 - box.top },
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
  };
}

export function show(wish = view) {
  const frame = document.querySelector("[data-zoom]");
  if (!frame) return;
  const [wide, high] = [frame.clientWidth, frame.clientHeight];
  view = {
    scale: wish.scale,
    x: Math.min(0, Math.max(wide * (1 - wish.scale), wish.x)),
    y: Math.min(0, Math.max(high * (1 - wish.scale), wish.y)),
  };
  frame.toggleAttribute("data-zoomed", view.scale > 1);
  const style = frame.firstElementChild.style;
  style.setProperty("transform-origin", "0 0");
  style.setProperty("transform", view.scale === 1 ? "none" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
}
