import {parse, TYPE} from '@formatjs/icu-messageformat-parser';

/**
 * Returns the plurals in ICU messages.
 * @throws SyntaxError if a text is not an ICU message.
 */
export function icuPlurals(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      parse(text).flatMap((element) =>
        element.type === TYPE.plural ? [[key, Object.keys(element.options)] as const] : [],
      ),
    ),
  );
}
