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

/** Where one product's articles use a concept. */
export interface ProductUses {
  readonly product: ProductId;
  /** How many articles use it. */
  readonly count: number;
  /** The articles that mark it with `<Term>`; the first one that uses it where none does. */
  readonly links: readonly Use[];
}

/** How one language names a concept. */
export interface Naming {
  readonly term: string;
  readonly abbreviations: readonly string[];
  /** Other words that texts may use. */
  readonly admitted: readonly string[];
  /** Words that no text may use. */
  readonly forbidden: readonly string[];
  readonly definition: string;
}

/** A concept of the termbase, as the glossary shows it. */
export interface GlossaryEntry {
  /** Id of the row of `data/termbase.csv`, and of the element on the page: `#T007`. */
  readonly id: string;
  readonly names: Localized<Naming>;
  /** Part of speech, status and domain, in the language of the page. */
  readonly facts: readonly string[];
  /** Every Chinese name in pinyin: syllables without tones, a space between two. */
  readonly pinyin: readonly string[];
  /** In the order of `config/products.ts`. */
  readonly uses: readonly ProductUses[];
}

/** The concepts under one letter. */
export interface GlossaryGroup {
  /** `a` to `z`, or `0` for terms that begin with no letter. */
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** A file that holds the whole termbase. */
export interface GlossaryDownload {
  readonly format: 'TBX' | 'CSV' | 'XLSX';
  /** Relative to the root of the language. */
  readonly path: string;
  readonly bytes: number;
}

/** Everything that the page `/glossary` of one language shows. */
export interface Glossary {
  /** Sorted by letter, and within a letter as a dictionary of the language sorts. */
  readonly groups: readonly GlossaryGroup[];
  readonly downloads: readonly GlossaryDownload[];
  /** The site's translation memory (TMX): its address on the site, and its size. */
  readonly memory: {readonly address: string; readonly bytes: number};
  /** The same page in the other language, its address with the prefix of that language. */
  readonly twin: {readonly title: string; readonly address: string};
  /** The page's own texts: only this page loads them. */
  readonly words: GlossaryWords;
}
