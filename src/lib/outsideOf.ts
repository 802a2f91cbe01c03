/** Elements beside the paths from `elements` up to `body`: all of the page that is in none of them. */
export function outsideOf(...elements: readonly Element[]): HTMLElement[] {
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
  return [...outside];
}
