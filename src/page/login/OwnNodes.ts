interface Place {
  readonly parent: Node;
  /** The node that it stood before. */
  readonly next: Node | null;
}

/** Notes the focus and the selection of a field, which it loses when it moves. Returns how to restore them. */
const keepFocus = (): (() => void) => {
  const focused = document.activeElement;
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLInputElement ? focused : {};
  return () => {
    if (!(focused instanceof HTMLElement) || document.activeElement === focused) return;
    focused.focus({ preventScroll: true });
    if (focused instanceof HTMLInputElement && selectionStart !== null)
      focused.setSelectionRange(selectionStart, selectionEnd);
  };
};

/**
 * The nodes of the portal inside an element that extensions and translators change too. They add nodes, wrap ours, and replace or change
 * our texts.
 */
export class OwnNodes {
  readonly #root: Element;
  readonly #children = new Map<Node, readonly Node[]>();
  readonly #texts = new Map<Node, string | null>();

  /** @param root contains nothing but nodes of the portal now */
  constructor(root: Element) {
    this.#root = root;
    this.#learn(root);
  }

  /**
   * Runs a change with only the portal's nodes on the page, each in its place. The nodes of others come back afterwards, except those that
   * took the place of ours.
   */
  change(run: () => void): void {
    const restoreFocus = keepFocus();
    const foreign = new Map<Node, Place>();
    this.#restore(this.#root, foreign);
    run();
    this.#children.clear();
    this.#texts.clear();
    this.#learn(this.#root);
    for (const [node, { parent, next }] of [...foreign].reverse())
      if (parent.isConnected) parent.insertBefore(node, next?.parentNode === parent ? next : null);
    restoreFocus();
  }

  #learn(parent: Node): void {
    const children = [...parent.childNodes];
    this.#children.set(parent, children);
    for (const child of children) {
      this.#texts.set(child, child.nodeValue);
      this.#learn(child);
    }
  }

  #restore(parent: Node, foreign: Map<Node, Place>): void {
    const own = this.#children.get(parent) ?? [];
    const isComplete = own.every((child) => child.parentNode === parent);
    for (const child of [...parent.childNodes].reverse()) {
      if (this.#texts.has(child)) continue;
      if (isComplete) foreign.set(child, { parent, next: child.nextSibling });
      parent.removeChild(child);
    }
    if (own.some((child, index) => parent.childNodes[index] !== child))
      for (const child of own) parent.appendChild(child);
    for (const child of own) {
      const text = this.#texts.get(child) ?? null;
      if (child.nodeValue !== text) child.nodeValue = text;
      this.#restore(child, foreign);
    }
  }
}
