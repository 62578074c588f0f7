// The drawn device: its lights as they shine now, its buttons for mouse, finger and keyboard.

const KEYS = { " ": "pot", Enter: "pot", m: "menu", M: "menu", 1: "seat:1", 2: "seat:2", 3: "seat:3", 4: "seat:4", 5: "seat:5" };
const SVG = "http://www.w3.org/2000/svg";
const down = new Set();
let told = Promise.resolve(); // one after the other, so that no release overtakes its press
let pixels = null;
let latest = "";

// Where each pixel lies in the drawing.
const PLACES = {
  arch: (index, all) => {
    const angle = Math.PI * (1 - (index + 0.5) / all);
    return ["circle", { cx: 352 * Math.cos(angle), cy: 128 - 352 * Math.sin(angle), r: 13 }];
  },
  ring: (index, all) => {
    const angle = (2 * Math.PI * index) / all - Math.PI / 2;
    return ["circle", { cx: 184 * Math.cos(angle), cy: 66 + 43 * Math.sin(angle), r: 7.5 }];
  },
  pot: (index, all) => (index ? null : ["ellipse", { cx: 0, cy: 56, rx: 96, ry: 27 }]),
  seat: (index, all) => (index ? null : ["ellipse", { cx: 0, cy: -10, rx: 42, ry: 15 }]),
};

function draw(layout) {
  const counts = {};
  const of = (place) => (place.startsWith("arch") ? "arch" : place);
  for (const { place } of layout) counts[of(place)] = (counts[of(place)] ?? 0) + 1;
  const seen = {};
  pixels = layout.map(({ place }) => {
    const group = document.querySelector(`[data-lights="${of(place)}"]`);
    const index = (seen[of(place)] = (seen[of(place)] ?? -1) + 1);
    const shape = PLACES[of(place).split(":")[0]](index, counts[of(place)]);
    return group && shape ? add(group, ...shape) : null;
  });
}

function add(group, tag, numbers) {
  const light = document.createElementNS(SVG, tag);
  for (const [name, number] of Object.entries(numbers)) light.setAttribute(name, number);
  light.setAttribute("class", "light");
  group.append(light);
  return light;
}

// A dark pixel looks like glass, a lit one glows as strongly as it shines.
function shine(light, hex) {
  if (!light || light.dataset.hex === hex) return;
  light.dataset.hex = hex;
  const strength = Math.max(...[0, 2, 4].map((place) => parseInt(hex.slice(place, place + 2), 16))) / 255;
  const lifted = [0, 2, 4].map((place) =>
    Math.round((parseInt(hex.slice(place, place + 2), 16) / (strength || 1)) * (0.25 + 0.75 * strength)),
  );
  light.setAttribute("fill", strength > 0.02 ? `rgb(${lifted})` : "#1d2530");
  light.setAttribute("filter", strength > 0.15 ? "url(#glow)" : "none");
}

addEventListener("lights", ({ detail }) => {
  latest = detail;
  show();
});

function show() {
  pixels?.forEach((light, index) => shine(light, latest.slice(index * 6, index * 6 + 6) || "000000"));
}

function turn(button, is_down) {
  if (is_down === down.has(button)) return;
  if (is_down) down.add(button);
  else down.delete(button);
  document.querySelector(`[data-button="${button}"]`)?.toggleAttribute("data-down", is_down);
  const body = JSON.stringify({ button, down: is_down });
  const headers = { "Content-Type": "application/json" };
  told = told.then(() => fetch("/press", { method: "POST", keepalive: true, headers, body })).catch(() => {});
}

addEventListener("pointerdown", (event) => {
  const button = event.target.closest("[data-button]");
  if (!button) return;
  event.preventDefault();
  turn(button.dataset.button, true);
});
const lift = () => down.forEach((button) => turn(button, false));
for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, lift);
addEventListener("keydown", (event) => keyed(event, true));
addEventListener("keyup", (event) => keyed(event, false));

// The button in focus answers to space and enter; the other keys always mean their button.
function keyed(event, is_down) {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("a")) return;
  const focused = event.target.closest?.("[data-button]")?.dataset.button;
  const button = focused && [" ", "Enter"].includes(event.key) ? focused : KEYS[event.key];
  if (!button) return;
  event.preventDefault();
  turn(button, is_down);
}

// The table may be away just now: where the lights are is asked until it answers.
async function layout() {
  const answer = await fetch("/device.json").then((response) => response.json(), () => null);
  return answer ?? (await new Promise((wake) => setTimeout(wake, 500)), layout());
}

draw(await layout());
show();
