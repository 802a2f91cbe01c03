/** Elements beside the path from `element` up to `body`: all of the page that is not in it. */
export function outsideOf(element: Element): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (
    let inside: Element = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) {
        outside.push(sibling);
      }
    }
  }
  return outside;
}
