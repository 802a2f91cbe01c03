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

/** Whether a component property contains no text in the language of the page. */
export function isName(property: string): boolean {
  return names.has(property);
}
