/**
 * React removes a node from the parent that it gave it, and places a node before another. Both throw if an extension has wrapped, moved or
 * removed that node, and the screen would end on an error page. From now on, such a node is removed from where it is, and nothing happens
 * to one that is gone. A node comes before the wrapper of the other, or last.
 */
export const tolerateStrangers = (): void => {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (this.contains(child)) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null): Child {
    const isThere = next === null || next.parentNode === this;
    const place = isThere ? next : [...this.childNodes].find((child) => child.contains(next));
    return insertBefore.call(this, node, place ?? null) as Child;
  };
};
