/** Elements beside the paths from `elements` up to `body`: all of the page that is in none of them. */
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
 * Makes everything inert that is in none of the elements, as for a menu or a dialog.
 * @returns what ends that. What was inert before stays inert.
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
