import type {LocaleId} from '../../../config/locales.ts';
import type {Dialect} from '../articles/Dialect.ts';
import type {Sources} from '../articles/readSources.ts';

/** A file to write: its path below the peer's folder, and its text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** Another framework with the articles of this site and its default theme. */
export interface Peer {
  /** The name of its folder in `bench/peers/`. */
  readonly id: string;
  /** The package whose version the table shows. */
  readonly package: string;
  readonly name: string;
  readonly dialect: Dialect;
  /** Folders that `files` fills; they are emptied before. */
  readonly content: readonly string[];
  readonly files: (sources: Sources) => readonly SiteFile[];
  /** The framework's build command and its arguments. */
  readonly build: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
  /** Caches that the framework keeps between builds; a cold build deletes them. */
  readonly caches: readonly string[];
  /** Returns the address of a page by its id in `Sources`. */
  readonly address: (id: string, locale: LocaleId) => string;
}
