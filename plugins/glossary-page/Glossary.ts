import type {Localized} from '../../config/locales.ts';
import type {ProductId} from '../../config/products.ts';
import type {GlossaryWords} from './words.ts';

/** A link to the section of an article that uses a concept. */
export interface Use {
  /** Title of the article in the language of the page. */
  readonly title: string;
  /** Route without a language, with the anchor of the section if it has one. */
  readonly path: string;
}

/** Uses of a concept in the articles of a product. */
export interface ProductUses {
  readonly product: ProductId;
  /** Number of articles that use it. */
  readonly count: number;
  /** Articles that mark it with `<Term>`, or the first one that uses it if none marks it. */
  readonly links: readonly Use[];
}

/** Names and definition of a concept in one language. */
export interface Naming {
  readonly term: string;
  readonly abbreviations: readonly string[];
  /** Other words that texts may use for it. */
  readonly admitted: readonly string[];
  /** Words that no text may use for it. */
  readonly forbidden: readonly string[];
  readonly definition: string;
}

/** What the glossary shows of a concept. */
export interface GlossaryEntry {
  /** Id of the row of `data/termbase.csv`, and of the element on the page: `#T007`. */
  readonly id: string;
  readonly names: Localized<Naming>;
  /** Part of speech, status and domain, in the language of the page. */
  readonly facts: readonly string[];
  /** Every Chinese name in pinyin: syllables without tones, separated by spaces. */
  readonly pinyin: readonly string[];
  /** Uses in the order of `config/products.ts`. */
  readonly uses: readonly ProductUses[];
}

/** The concepts under one letter. */
export interface GlossaryGroup {
  /** `a` to `z`, or `0` for terms that do not start with a letter. */
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** A file with the whole termbase. */
export interface GlossaryDownload {
  readonly format: 'TBX' | 'CSV' | 'XLSX';
  /** Path relative to the root of the language. */
  readonly path: string;
  readonly bytes: number;
}

/** Everything that the page `/glossary` of one language shows. */
export interface Glossary {
  /** Groups sorted by letter, with entries in the dictionary order of the language. */
  readonly groups: readonly GlossaryGroup[];
  /** Empty on the development server, whose page shows no files. */
  readonly downloads: readonly GlossaryDownload[];
  /** Translation memory of the site (TMX). The size is 0 on the development server. */
  readonly memory: {readonly address: string; readonly bytes: number};
  /** The same page in the other language. The address has the language prefix. */
  readonly twin: {readonly title: string; readonly address: string};
  /** Interface texts that only this page loads. */
  readonly words: GlossaryWords;
}
