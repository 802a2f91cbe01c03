import type {Localized} from '../../config/locales.ts';

/** The state of both languages of a page when they last agreed. */
export interface PageAgreement {
  /** `sourceHash` of each file: if both are unchanged, nothing else has to be compared. */
  readonly sources?: Localized;
  /** Fingerprints of both languages by the id of the section. */
  readonly sections: ReadonlyMap<string, Localized>;
}

/** Agreements by the key of the page (`keyOfPage`). */
export type Agreements = ReadonlyMap<string, PageAgreement>;

/** The file of the agreements, relative to the root of the project. */
export const agreementsFile = 'data/freshness.json';
