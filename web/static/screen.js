// The own things lie behind a screen: one touch hides them from whoever looks over the shoulder.

const down = () => document.body.hasAttribute("data-screen-down");

export function toggle() {
  document.body.toggleAttribute("data-screen-down");
  label();
}

export function label() {
  for (const button of document.querySelectorAll("[data-hide]")) {
    button.textContent = down() ? button.dataset.shows : button.dataset.hides;
    button.setAttribute("aria-pressed", String(down()));
  }
}
