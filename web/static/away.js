// Who comes back, from sleep or from a hole in the Wi-Fi, is told in a line what happened meanwhile. Menu: all of it.

import { main } from "./send.js";

const FEW = 2;
const STAYS = 20_000;
let fresh = false;
let gone = 0;

const line = () => document.querySelector(".away");
const whose = () => `${main().dataset.chapter}.${main().dataset.seat}`;

// The line to the table was opened again: the next view may bring more than one thing.
export const opened = () => (fresh = true);

export function hide() {
  if (line()) line().hidden = true;
}

export function seen() {
  const [before, number] = (localStorage.getItem("seen") ?? "").split(" ");
  if (before !== whose()) hide();
  else if (fresh) tell(Number(number));
  fresh = false;
  if (document.visibilityState === "visible") localStorage.setItem("seen", `${whose()} ${main().dataset.told}`);
}

function tell(number) {
  const missed = [...document.querySelectorAll("#page .missed [data-line]")].filter(({ dataset }) => Number(dataset.line) > number);
  if (missed.length < FEW || !line()) return;
  line().querySelector("span").textContent = missed
    .slice(-3)
    .map(({ textContent }) => textContent)
    .join(" ");
  line().hidden = false;
  clearTimeout(gone);
  gone = setTimeout(hide, STAYS);
}
