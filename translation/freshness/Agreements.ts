import type {Localized} from '../../config/locales.ts';

/** What both languages of a page were when they last agreed. */
export interface PageAgreement {
  /** `sourceHash` of each file: while both are the same, nothing else has to be compared. */
  readonly sources?: Localized;
  /** Fingerprints of both languages by the id of the section. */
  readonly sections: ReadonlyMap<string, Localized>;
}

/** Agreements by the key of the page (`keyOfPage`). */
export type Agreements = ReadonlyMap<string, PageAgreement>;

/** Where they are kept, from the root of the project. */
export const agreementsFile = 'data/freshness.json';
