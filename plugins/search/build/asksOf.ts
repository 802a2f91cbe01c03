/** The front matter key for questions that the text before the first heading answers. */
const lead = 'top';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Questions by the id of the section that answers them. */
export type Asks = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the questions of a page by the section that answers them; the empty id is the lead.
 * @param frontMatter of the page, with its questions under `asks`. Values that are no lists are ignored.
 */
export function asksOf(frontMatter: unknown): Asks {
  const asks: unknown =
    typeof frontMatter === 'object' && frontMatter !== null
      ? Reflect.get(frontMatter, 'asks')
      : undefined;
  return new Map(
    Object.entries(typeof asks === 'object' && asks !== null ? asks : {}).flatMap(
      ([id, questions]) => (isTexts(questions) ? [[id === lead ? '' : id, questions]] : []),
    ),
  );
}
