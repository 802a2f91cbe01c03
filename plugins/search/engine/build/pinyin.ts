import {pinyin} from 'pinyin-pro';

const options = {toneType: 'none', type: 'array', v: true, nonZh: 'removed'} as const;

/**
 * The 3,755 characters of GB 2312, level 1: those of everyday use. A reader may type any of them
 * for one that sounds the same.
 */
function everydayCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const characters: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{Script=Han}$/u.test(character)) {
        characters.push(character);
      }
    }
  }
  return characters;
}

/**
 * The syllable of every character of the words.
 * @param everyday whether those of everyday use are wanted as well.
 */
export function syllableOf(
  words: Iterable<string>,
  everyday: boolean,
): ReadonlyMap<string, string> {
  const characters = new Set(everyday ? everydayCharacters() : []);
  for (const word of words) {
    for (const character of word) {
      characters.add(character);
    }
  }
  const syllables = new Map<string, string>();
  for (const character of [...characters].sort()) {
    const [syllable] = pinyin(character, options);
    if (syllable !== undefined && /^[a-z]+$/.test(syllable)) {
      syllables.set(character, syllable);
    }
  }
  return syllables;
}

/** Words read otherwise than their characters one by one (重复 is chongfu), with their pinyin. */
export function readings(
  words: readonly string[],
  syllables: ReadonlyMap<string, string>,
): [string, string][] {
  const found: [string, string][] = [];
  for (const word of words) {
    const plain = Array.from(word, (character) => syllables.get(character) ?? '').join('');
    const inWord = pinyin(word, options).join('');
    if (word.length > 1 && plain !== inWord && /^[a-z]+$/.test(inWord)) {
      found.push([word, inWord]);
    }
  }
  return found;
}
