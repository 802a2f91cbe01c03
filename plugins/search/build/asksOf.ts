/** The key under which front matter has the questions that the text before the first heading answers. */
const lead = 'top';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Questions by the id of the section that answers them. */
export type Asks = ReadonlyMap<string, readonly string[]>;

/**
 * The questions of a page by the section that answers them; the empty id is the lead.
 * @param frontMatter of the page, with its questions under `asks`. What is no list is left out.
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
