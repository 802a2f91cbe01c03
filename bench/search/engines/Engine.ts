import type {LocaleId} from '../../../config/locales.ts';
import type {Part} from '../readParts.ts';

/** The files that a site serves for its search: content by file name. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Reads a file in place of the network; the requests are counted. */
export type ReadFile = (name: string) => string | Uint8Array;

/**
 * Answers a query.
 * @param most the number of hits that the engine is asked for, in its unit (pages or sections).
 * @returns addresses of pages, best first, each once.
 */
export type Answer = (query: string, most: number) => Promise<readonly string[]>;

/** Loads the engine, as in a browser that already has its scripts. */
export type Load = (readFile: ReadFile) => Promise<Answer>;

/**
 * A measured search engine. Each adapter follows the engine's own plugin or documentation, with the
 * same sections.
 */
export interface Engine {
  /** The name in the table. */
  readonly name: string;
  /** Packages of `peers/` whose versions the table names. */
  readonly packages: readonly string[];
  /** Builds the files to serve for these sections. */
  readonly build: (parts: readonly Part[], locale: LocaleId) => Promise<Files>;
  /** Prepares its scripts to run in this process. */
  readonly prepare: (files: Files, locale: LocaleId) => Promise<Load>;
  /** The minified scripts that a browser loads for it, without its user interface. */
  readonly browserScripts: (files: Files, locale: LocaleId) => Promise<readonly string[]>;
}

/** Returns the pages of ranked sections, best first, each at the rank of its best section. */
export function pagesOf(sections: readonly {readonly u: string}[]): string[] {
  return [...new Set(sections.map(({u}) => u))];
}

/** Decodes the content of a file as text. */
export function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
