// Makes one tree look like another and keeps what people hold: focus, caret, open folds, typed words, node identity.

const KEPT = new Set(["open", "data-armed", "data-busy", "data-next", "data-chosen", "data-down"]); // the page's own marks, never the server's

export function morph(from, to) {
  if (from.isEqualNode(to)) return;
  attributes(from, to);
  if (from.hasAttribute("data-lights")) return; // filled by the page itself
  if (from.matches?.("input")) value(from, to);
  children(from, to);
}

function attributes(from, to) {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !KEPT.has(name)) from.removeAttribute(name);
  const held = (name) => KEPT.has(name) || (name === "data-value" && from.hasAttribute("data-busy")); // a thumb is still counting there
  for (const { name, value } of to.attributes) if (!held(name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
}

function value(from, to) {
  if (from === document.activeElement || from.hasAttribute("data-busy")) return;
  from.value = to.getAttribute("value") ?? "";
}

// What makes two nodes the same thing: an id, a ref, what they send, else only the tag.
function key(node) {
  if (node.nodeType !== 1) return node.nodeName;
  const own = node.id || node.dataset?.ref || node.dataset?.lands || node.dataset?.send || node.dataset?.button || "";
  return `${node.nodeName}|${own}`;
}

function children(from, to) {
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const found = match(here, key(wanted));
    if (!found) {
      from.insertBefore(document.importNode(wanted, true), here);
      continue;
    }
    here = closer(from, here, found);
    if (found.nodeType === 1) morph(found, wanted);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
    here = found.nextSibling;
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

function match(node, wanted) {
  for (; node; node = node.nextSibling) if (key(node) === wanted) return node;
  return null;
}

// Bring the found node to this place by moving the others: what has the focus never leaves the document.
function closer(parent, here, found) {
  if (found === here) return found;
  if (!found.contains(document.activeElement)) {
    parent.insertBefore(found, here);
    return found;
  }
  while (here !== found) {
    const next = here.nextSibling;
    parent.append(here);
    here = next;
  }
  return found;
}
