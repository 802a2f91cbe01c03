const interactive = [
  'a',
  'area',
  'audio',
  'button',
  'details',
  'embed',
  'iframe',
  'input',
  'object',
  'select',
  'summary',
  'textarea',
  'video',
  '[contenteditable]',
  '[onclick]',
  '[role]',
  '[tabindex]',
].join(',');

/** Returns the tag names of focusable or interactive elements. */
export function focusable(root: Element): string[] {
  return [...root.querySelectorAll(interactive)].map((element) => element.tagName.toLowerCase());
}
