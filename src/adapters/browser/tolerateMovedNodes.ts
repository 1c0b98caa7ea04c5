/**
 * Keeps React working where an extension has wrapped, moved or removed its nodes. React's calls of `removeChild` and `insertBefore` would
 * throw, and the screen would end on an error page. From now on, a moved node is removed from where it is, and a missing one is ignored. A
 * node is inserted before the wrapper of the next node, or last. The browser's own methods come first: a form of an agreement can hide its
 * `parentNode`.
 */
export const tolerateMovedNodes = (): void => {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    try {
      removeChild.call(this, child);
    } catch {
      if (this.contains(child)) removeChild.call(child.parentNode, child);
    }
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null): Child {
    try {
      insertBefore.call(this, node, next);
    } catch {
      const place = [...this.childNodes].find((child) => child.contains(next));
      insertBefore.call(this, node, place ?? null);
    }
    return node;
  };
};
