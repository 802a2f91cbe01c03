/**
 * Replaces the text between the markers `<!-- name -->` and `<!-- /name -->`, which are kept.
 * @throws Error that names a missing marker.
 */
export function replaceBetween(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  if (start < 0 || end < 0) {
    throw new Error(`There is no ${start < 0 ? open : close}.`);
  }
  return `${text.slice(0, start + open.length)}\n\n${content}\n\n${text.slice(end)}`;
}
