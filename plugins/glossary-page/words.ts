import type {Localized} from '../../config/locales.ts';
import type {PartOfSpeech, TermStatus} from '../glossary/readTermbase.ts';

export const partsOfSpeech: Readonly<Record<PartOfSpeech, Localized>> = {
  n: {zh: '名词', en: 'noun'},
  v: {zh: '动词', en: 'verb'},
  adj: {zh: '形容词', en: 'adjective'},
  adv: {zh: '副词', en: 'adverb'},
};

export const statuses: Readonly<Record<TermStatus, Localized>> = {
  preferred: {zh: '首选术语', en: 'preferred term'},
  common: {zh: '日常用词', en: 'everyday word'},
};

/** Interface texts of the page. Placeholders for numbers and names are in braces. */
const words = {
  title: {zh: '术语表', en: 'Glossary'},
  description: {
    zh: '文档所用术语的中英文写法与定义，以及每个术语用在哪些文章里。',
    en: 'The terms of this documentation in Chinese and English, with definitions and the articles that use them.',
  },
  lead: {
    zh: '文档所用的全部术语，中英文对照。两种语言都标明应当用哪个词、哪些词不要用，并列出用到它的文章。',
    en: 'All terms of this documentation in English and Chinese. Each entry says which word to use in either language, which words to avoid, and which articles use the term.',
  },
  downloads: {zh: '下载整个术语库', en: 'Download the whole termbase'},
  memory: {zh: '下载本站的翻译记忆', en: 'Download the translation memory of this site'},
  filter: {zh: '筛选术语', en: 'Filter terms'},
  filterHint: {zh: '中文、拼音、首字母或英文', en: 'English, Chinese or pinyin'},
  products: {zh: '产品', en: 'Product'},
  allProducts: {zh: '全部', en: 'All'},
  found: {zh: '{shown} 个术语，共 {all} 个', en: '{shown} of {all} terms'},
  total: {zh: '共 {all} 个术语', en: '{all} terms'},
  none: {
    zh: '没有符合条件的术语。换一个词，或者选“全部”产品。',
    en: 'No term matches. Try another word, or choose all products.',
  },
  letters: {zh: '按拼音首字母查找', en: 'Find by letter'},
  number: {zh: '数字', en: 'Numbers'},
  abbreviations: {zh: '缩写', en: 'Abbreviation'},
  admitted: {zh: '也可以用', en: 'Also'},
  forbidden: {zh: '不要用', en: 'Do not use'},
  linkTo: {zh: '“{term}”的链接', en: 'Link to “{term}”'},
  uses: {zh: '用在 {count} 篇文章里', en: 'Used in {count} articles'},
  usedOnce: {zh: '用在 1 篇文章里', en: 'Used in 1 article'},
  search: {zh: '搜索“{term}”', en: 'Search for “{term}”'},
} as const satisfies Record<string, Localized>;

export type GlossaryWords = Readonly<Record<keyof typeof words, string>>;

/** Returns the texts of the page in one language. */
export function wordsIn(locale: keyof Localized): GlossaryWords {
  const texts = Object.entries(words).map(([name, text]) => [name, text[locale]]);
  return Object.fromEntries(texts) as GlossaryWords;
}
