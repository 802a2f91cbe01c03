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

/** What takes focus or offers itself to be operated, as tag names. */
export function focusable(root: Element): string[] {
  return [...root.querySelectorAll(interactive)].map((element) => element.tagName.toLowerCase());
}
