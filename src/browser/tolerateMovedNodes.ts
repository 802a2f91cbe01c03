/** Returns the child of `parent` that contains `node`, or null if `node` is not below `parent`. */
function childHolding(parent: Node, node: Node): ChildNode | null {
  let current: Node | null = node;
  while (current && current.parentNode !== parent) {
    current = current.parentNode;
  }
  return current as ChildNode | null;
}

/**
 * Lets Preact update a page whose text nodes a browser translator has wrapped or replaced. Preact
 * keeps references to its text nodes, and a browser throws `NotFoundError` if it inserts before one
 * that is no longer a child of its parent (facebook/react#11538 describes the same in React). With
 * this patch, the wrapper is removed or used as the reference node instead, and a missing node needs
 * no removal.
 * @param prototype `Node.prototype` of the page
 */
export function tolerateMovedNodes(prototype: Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its node below
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) {
      return removeChild.call(this, child) as T;
    }
    const holder = childHolding(this, child);
    if (holder) {
      removeChild.call(this, holder);
    }
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? childHolding(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
}
