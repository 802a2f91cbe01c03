/** Properties of components that hold names and addresses, not texts. */
const names = new Set([
  'id',
  'ids',
  'kind',
  'tone',
  'state',
  'href',
  'to',
  'src',
  'className',
  'win',
  'mac',
  'lang',
  'mark',
  'direction',
  'key',
  'type',
  'name',
  // Segment contents stay in their own languages.
  'source',
  'target',
]);

/** Whether a property of a component is no text of the page's language. */
export function isName(property: string): boolean {
  return names.has(property);
}
