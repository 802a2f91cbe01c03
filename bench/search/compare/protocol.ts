import type {LocaleId} from '../../../config/locales.ts';
import type {EngineId} from '../engines/allEngines.ts';

/** The subject of a measurement. */
export interface Subject {
  readonly engine: EngineId;
  readonly locale: LocaleId;
  /** Folder of the built site; without it the sources of the articles are used. */
  readonly build: string | undefined;
}

/** Requests to the process of an engine, one at a time. */
export type Request =
  | ({readonly kind: 'measure'} & Subject)
  | ({readonly kind: 'start'} & Subject)
  | {readonly kind: 'search'; readonly query: string; readonly most: number};

/** Sizes in bytes (brotli, quality 11), times in milliseconds. */
export interface Costs {
  readonly sections: number;
  readonly pages: number;
  /** The engine's scripts. */
  readonly scriptBytes: number;
  /** Other files until the first answer: with the product's sections alone, and with all. */
  readonly productBytes: number;
  readonly languageBytes: number;
  readonly buildTime: number;
  /** Median of several loads. */
  readonly loadTime: number;
}

export interface Answered {
  readonly pages: readonly string[];
  readonly time: number;
}

/** The answer to a request, or the error message. */
export type Reply =
  | {readonly kind: 'measured'; readonly costs: Costs}
  | {readonly kind: 'started'}
  | {readonly kind: 'answered'; readonly answered: Answered}
  | {readonly kind: 'failed'; readonly message: string};
