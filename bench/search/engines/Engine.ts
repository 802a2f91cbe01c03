import type {LocaleId} from '../../../config/locales.ts';
import type {Part} from '../Part.ts';

/** What a site serves for its search: content by file name. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Gives a file as the network would; what is asked for is counted. */
export type ReadFile = (name: string) => string | Uint8Array;

/**
 * Answers a query.
 * @param most the number of hits that the engine is asked for, in its unit (pages or sections).
 * @returns addresses of pages, best first, each once.
 */
export type Answer = (query: string, most: number) => Promise<readonly string[]>;

/** Makes the engine ready to answer, as a browser does that has its scripts already. */
export type Load = (readFile: ReadFile) => Promise<Answer>;

/**
 * A search engine under measurement. Each adapter does what the engine's own plugin or
 * documentation does, with the same sections.
 */
export interface Engine {
  /** The name in the table. */
  readonly name: string;
  /** Packages of `peers/` whose versions the table names. */
  readonly packages: readonly string[];
  /** Builds what is served for these sections. */
  readonly build: (parts: readonly Part[], locale: LocaleId) => Promise<Files>;
  /** Makes its scripts ready to run here. */
  readonly prepare: (files: Files, locale: LocaleId) => Promise<Load>;
  /** The scripts that a browser loads for it, without the box around it, minified. */
  readonly browserScripts: (files: Files, locale: LocaleId) => Promise<readonly string[]>;
}
