/**
 * Returns the siblings of `elements` and their ancestors, which together cover the rest of the
 * page.
 */
function outsideOf(elements: readonly Element[]): ReadonlySet<HTMLElement> {
  const outside = new Set<HTMLElement>();
  for (const element of elements) {
    for (
      let inside: Element = element;
      inside.parentElement && inside !== document.body;
      inside = inside.parentElement
    ) {
      for (const sibling of inside.parentElement.children) {
        if (
          sibling instanceof HTMLElement &&
          !sibling.inert &&
          !elements.some((one) => sibling.contains(one))
        ) {
          outside.add(sibling);
        }
      }
    }
  }
  return outside;
}

/**
 * Makes everything outside the elements inert, as for a menu or a dialog.
 * @returns a function that undoes it. Elements that were inert before stay inert.
 */
export function inertOutside(...elements: readonly Element[]): () => void {
  const outside = outsideOf(elements);
  const setInert = (isInert: boolean) =>
    outside.forEach((element) => {
      element.inert = isInert;
    });
  setInert(true);
  return () => setInert(false);
}
