import {pinyin} from 'pinyin-pro';

/**
 * A Chinese name in pinyin: a syllable without tone for each character, Latin words as they are,
 * in lower case, a space between two.
 */
export const pinyinOf = (name: string): string =>
  pinyin(name, {toneType: 'none', type: 'array', nonZh: 'consecutive', v: true})
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
