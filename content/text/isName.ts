/** Component properties that contain names and addresses instead of texts. */
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
  // The contents of a segment stay in their own languages.
  'source',
  'target',
]);

/**
 * Whether a property contains no text in the language of the page.
 * @param isField whether it is a field of an object inside a property of a component, such as a state
 *   of a figure: its `name` is a text
 */
export function isName(property: string, isField = false): boolean {
  return names.has(property) && !(isField && property === 'name');
}
