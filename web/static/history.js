// A name is forgotten by a second tap.

import { arm, armed, disarm } from "./again.js";

addEventListener("click", async (event) => {
  const button = event.target.closest("[data-forget]");
  if (!button || button.disabled) return;
  if (!armed(button)) return arm(button);
  disarm();
  button.disabled = true;
  const body = JSON.stringify({ name: button.dataset.forget });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/history/forget", { method: "POST", headers, body }).catch(() => null);
  const answer = response ? await response.json() : { ok: false, say: "" };
  if (answer.ok) return location.reload();
  document.querySelector("[role=status]").textContent = answer.say;
  button.disabled = false;
});
