import type {LocaleId} from '../../config/locales.ts';
import type {UnitFile} from '../segments/Unit.ts';

/** A sentence of the memory that is like one to translate. */
export interface Candidate {
  readonly source: string;
  readonly target: string;
  /** From 0 to 100. */
  readonly similarity: number;
  /** Page that has it. */
  readonly origin: string;
}

/** What is written into an XLIFF file. */
export interface Export {
  readonly to: LocaleId;
  readonly files: readonly UnitFile[];
  /** Candidates for a sentence that has to be translated, best first. */
  readonly candidatesFor: (text: string) => readonly Candidate[];
}
