// The seat comes to this phone.

const button = document.querySelector("[data-token]");

button?.addEventListener("click", async () => {
  button.disabled = true;
  const body = JSON.stringify({ token: button.dataset.token });
  const response = await fetch("/in", { method: "POST", headers: { "Content-Type": "application/json" }, body }).catch(() => null);
  const answer = response ? await response.json() : { ok: false, say: "" };
  if (answer.ok) return location.replace("/");
  document.querySelector("[role=status]").textContent = answer.say;
  button.disabled = false;
});
