import type {ProductId} from '@site/config/products';
import type {GlossaryEntry} from '@site/plugins/glossary-page/Glossary';

/** Filter of the glossary. An empty part does not restrict the result. */
export interface GlossaryFilter {
  readonly text: string;
  readonly products: readonly ProductId[];
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’]+/g, '');

/**
 * Whether letters match the pinyin or the initials of a name, starting at any of its characters.
 */
function matchesPinyin(letters: string, pinyin: string): boolean {
  const syllables = pinyin.split(' ');
  return syllables.some((_, index) => {
    const rest = syllables.slice(index);
    return (
      rest.join('').startsWith(letters) ||
      rest
        .map((syllable) => syllable.charAt(0))
        .join('')
        .startsWith(letters)
    );
  });
}

/**
 * Whether an entry has a name in either language that contains the text or matches it in pinyin,
 * and is used in one of the products. Case, width and spaces are ignored.
 */
export function matchesGlossaryFilter(
  {names, pinyin, uses}: GlossaryEntry,
  {text, products}: GlossaryFilter,
): boolean {
  if (products.length > 0 && !uses.some(({product}) => products.includes(product))) {
    return false;
  }
  const wanted = plain(text);
  const words = Object.values(names).flatMap(({term, abbreviations, admitted, forbidden}) => [
    term,
    ...abbreviations,
    ...admitted,
    ...forbidden,
  ]);
  return (
    words.some((word) => plain(word).includes(wanted)) ||
    (/^[a-z]+$/.test(wanted) && pinyin.some((name) => matchesPinyin(wanted, name)))
  );
}
