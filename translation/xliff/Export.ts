import type {LocaleId} from '../../config/locales.ts';
import type {UnitFile} from '../segments/Unit.ts';

/** A sentence of the memory that is similar to one to translate. */
export interface Candidate {
  readonly source: string;
  readonly target: string;
  /** Similarity in percent, from 0 to 100. */
  readonly similarity: number;
  /** Page that contains the sentence. */
  readonly origin: string;
}

/** The content of an XLIFF file to write. */
export interface Export {
  readonly to: LocaleId;
  readonly files: readonly UnitFile[];
  /** Returns candidates for a sentence that must be translated, best first. */
  readonly candidatesFor: (text: string) => readonly Candidate[];
}
