const isAlike = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName &&
  (!(one instanceof Element) ||
    !(other instanceof Element) ||
    (one.id === other.id && one.className === other.className));

/** The first of the nodes from `next` on that is the wanted one to the letter, or else the first that can become it. */
const matchOf = (next: ChildNode | null, wanted: Node): ChildNode | null => {
  let alike: ChildNode | null = null;
  for (let node = next; node; node = node.nextSibling) {
    if (node.isEqualNode(wanted)) return node;
    if (isAlike(node, wanted)) alike ??= node;
  }
  return alike;
};

const takeAttributes = (live: Element, wanted: Element): void => {
  for (const name of live.getAttributeNames()) if (!wanted.hasAttribute(name)) live.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name);
    // What the customer typed is the customer's.
    if (name !== 'value' && value !== null && live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
};

/** Makes the children of a live node those that are wanted; whatever is there already stays, with its focus and what was typed. */
export const morph = (live: Node, wanted: Node): void => {
  let next = live.firstChild;
  for (const child of [...wanted.childNodes]) {
    const match = matchOf(next, child);
    if (!match) {
      live.insertBefore(child, next);
      continue;
    }
    while (next && next !== match) {
      const gone: ChildNode = next;
      next = next.nextSibling;
      gone.remove();
    }
    next = match.nextSibling;
    if (match instanceof Element && child instanceof Element) {
      takeAttributes(match, child);
      morph(match, child);
    } else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (next) {
    const gone: ChildNode = next;
    next = next.nextSibling;
    gone.remove();
  }
};
