import type {LocaleId} from '../../../config/locales.ts';
import type {Dialect} from '../articles/Dialect.ts';
import type {Sources} from '../articles/readSources.ts';

/** A file to write: its path below the peer's folder, and its text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** Another framework, with the articles of this site and its own default theme. */
export interface Peer {
  /** The name of its folder in `bench/peers/`. */
  readonly id: string;
  /** Its package whose version names it in the table. */
  readonly package: string;
  readonly name: string;
  readonly dialect: Dialect;
  /** Folders of what `files` writes, emptied before. */
  readonly content: readonly string[];
  readonly files: (sources: Sources) => readonly SiteFile[];
  /** The framework's own program, and its arguments. */
  readonly build: readonly string[];
  /** The built site. */
  readonly output: string;
  /** What it keeps from one build for the next; a cold build is one without. */
  readonly caches: readonly string[];
  /** Address of a page: an id of `Sources`. */
  readonly address: (id: string, locale: LocaleId) => string;
}
