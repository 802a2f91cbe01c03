import path from 'node:path';
import type {LocaleId} from '../../../config/locales.ts';
import {root} from '../../../scripts/root.mjs';
import type {Dialect} from '../articles/flatten.ts';
import type {Sources} from '../articles/readSources.ts';
import type {handles} from '../measure/handles.ts';

/** A file to write: its path below the peer's folder, and its text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** Another framework with the articles of this site and its default theme. */
export interface Peer {
  /** The name of its folder in `bench/peers/`. */
  readonly id: Exclude<keyof typeof handles, 'ours'>;
  /** The package whose version the table shows. */
  readonly package: string;
  readonly name: string;
  readonly dialect: Dialect;
  /** Whether the title is also the first heading of the text, not only in the front matter. */
  readonly titleInText: boolean;
  /** Folders of the pages and posts of a language, below the peer's folder. */
  readonly folders: (locale: LocaleId) => {readonly pages: string; readonly posts: string};
  readonly homeFiles: (sources: Sources) => readonly SiteFile[];
  /** Folders that the articles fill; they are emptied before. */
  readonly content: readonly string[];
  /** The framework's build command and its arguments. */
  readonly build: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
  /** Caches that the framework keeps between builds; a cold build deletes them. */
  readonly caches: readonly string[];
  /** Returns the address of a Chinese page by its id in `Sources`. */
  readonly address: (id: string) => string;
}

/** The folder of a peer's own package. */
export const peerFolder = ({id}: Peer): string => path.join(root, 'bench/peers', id);

/** The peer's built site. */
export const peerOutput = (peer: Peer): string => path.join(peerFolder(peer), peer.output);
