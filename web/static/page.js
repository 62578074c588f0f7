// A page: it looks at what the table sends, and turns taps into moves.

import "./explain.js"; // first: a click that was a hold goes no further
import { listen } from "./events.js";
import { morph } from "./morph.js";
import { main, name, send } from "./send.js";
import { arm, armed, disarm } from "./again.js";
import { forget, glow, tap } from "./taps.js";
import { flip, step, typed } from "./numbers.js";
import { fly } from "./flights.js";
import { hush } from "./why.js";
import { changed, hang } from "./curtain.js";
import { rematch } from "./rematch.js";
import * as away from "./away.js";
import * as screen from "./screen.js";
import * as zoom from "./zoom.js";
import * as clock from "./clock.js";
import * as until from "./until.js";
import * as sounds from "./sounds.js";

const words = JSON.parse(document.body.dataset.words);
const salted = new Set();
let pressed = {};

const reopen = listen(() => `/events?page=${document.body.dataset.page}&${location.search.slice(1)}`, {
  line: (alive) => {
    document.querySelector(".offline").hidden = alive;
    document.body.toggleAttribute("data-offline", !alive);
  },
  events: {
    hello,
    clock: (data) => (clock.told(data), until.told(data)),
    view,
    lights: (data) => dispatchEvent(new CustomEvent("lights", { detail: data })),
  },
});

function hello(version) {
  away.opened();
  if (version !== document.body.dataset.version) location.reload();
}

function view(data) {
  const { html, cues } = JSON.parse(data);
  const fresh = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  const { chapter, seat } = main().dataset;
  const hidden = main().classList.contains("curtain");
  disarm();
  morph(main(), fresh);
  if (changed(hidden) || "paused" in main().dataset) hush();
  if (main().dataset.chapter !== chapter || main().dataset.seat !== seat) forget();
  document.documentElement.lang = main().lang;
  settle();
  away.seen();
  fly(cues);
  cues.forEach(({ sound }) => sounds.play(sound));
  document.querySelector(".hear").textContent = cues.map(({ say }) => say).join(" ");
}

function settle() {
  glow();
  zoom.show();
  screen.label();
  clock.show();
  until.show();
  for (const button of document.querySelectorAll("[data-sound] span")) button.textContent = sounds.wanted() ? words.on : words.off;
  salt();
}

// Adds this phone's own luck once it has seen what the table promised.
async function salt() {
  const { salt: promise, salts } = main().dataset;
  const wanted = new Map((salts?.split(" ") ?? []).map((seat) => [promise + seat, Number(seat)]));
  for (const one of salted) if (!wanted.has(one)) salted.delete(one);
  for (const [one, seat] of wanted) {
    if (salted.has(one) || main().dataset.salt !== promise) continue; // done, or the game has begun meanwhile
    salted.add(one); // until a view no longer asks for it: the answer is faster than the view
    await send({ type: "house.Salt", salt: name() }, null, seat);
  }
}

// A nervous thumb taps twice: by the second time the same words may mean somebody else's turn. Where all act at once they don't,
// unless each tap adds something (data-single).
function twice({ dataset: { send: move, as = "", single } }) {
  if ("together" in main().dataset && single === undefined) return false;
  const wish = as + move;
  const at = performance.now();
  if (pressed.wish === wish && at - pressed.at < 400) return true; // a thumb that drums is heard again after that
  pressed = { wish, at };
  return false;
}

async function press(button) {
  if (twice(button) && !armed(button)) return;
  if ("final" in button.dataset && !armed(button)) return arm(button);
  disarm();
  const seat = "as" in button.dataset ? Number(button.dataset.as) : undefined;
  button.setAttribute("data-busy", "");
  if (button.dataset.before && !(await send(JSON.parse(button.dataset.before), button, seat))) return;
  if ("rematch" in button.dataset) return rematch(button);
  const around = "final" in button.dataset ? button.closest("dialog") : null;
  if (await send(JSON.parse(button.dataset.send), button, seat)) around?.close();
}

function call(change, thing) {
  const field = thing.matches("[data-name]") ? thing : document.querySelector("[data-name]");
  const seat = "as" in field.dataset ? Number(field.dataset.as) : undefined;
  return send({ type: "house.Call", name: field.value, colour: "", ...change }, thing, seat);
}

addEventListener("click", (event) => {
  const thing = event.target.closest(
    "[data-send],[data-ref],[data-step],[data-flip],[data-colour],[data-open],[data-close],[data-sound],[data-hide]",
  );
  if (!event.target.closest(".why")) hush();
  if (event.target.closest(".away")) away.hide();
  if (!thing) return;
  const { dataset } = thing;
  if (dataset.unfold) document.getElementById(dataset.unfold)?.setAttribute("open", "");
  if ("open" in dataset) return document.getElementById(dataset.open).showModal();
  if ("hide" in dataset) return screen.toggle();
  if ("sound" in dataset) return (sounds.toggle(), settle());
  if ("close" in dataset) thing.closest("dialog").close();
  if (thing.hasAttribute("data-busy") && !("step" in dataset)) return; // a step more counts, though the last one is on its way
  if ("send" in dataset) press(thing);
  else if ("step" in dataset) step(thing);
  else if ("flip" in dataset) flip(thing);
  else if ("colour" in dataset) call({ colour: dataset.colour }, thing);
  else if ("ref" in dataset) tap(thing);
});

addEventListener("change", (event) => {
  if (event.target.matches("[data-name]")) call({}, event.target);
  else if (event.target.closest("[data-number]")) typed(event.target, true);
});
addEventListener("keydown", (event) => {
  if (["Enter", " "].includes(event.key) && event.target.matches('[role="button"][data-ref]')) {
    event.preventDefault();
    tap(event.target);
  }
  if (event.key === "Enter" && event.target.matches("[data-name],[data-number] input")) event.target.blur();
  if (event.key === "Escape") forget();
});
addEventListener("mousedown", (event) => event.target.closest?.("[data-flip]") && event.preventDefault()); // the number keeps the focus
addEventListener("focusin", (event) => event.target.matches("[data-number] input") && event.target.select());
document.addEventListener("click", (event) => event.target.matches("dialog") && event.target.close());

hang(reopen);
settle();
