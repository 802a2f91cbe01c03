import type {InlineCode} from './inlineCode.ts';
import type {MachinePage} from './machines/MachinePage.ts';
import type {MovedStyles} from './moveStyleAttributes.ts';
import type {PageNames} from './stylesheet/namesOf.ts';

export interface Page extends InlineCode {
  /** Path of the file in the built site. */
  readonly file: string;
}

/** A page that is still in memory. */
export interface ReadPage extends Page {
  readonly html: string;
  readonly names: PageNames;
  /** Its style attributes that a stylesheet is to take over. */
  readonly movedStyles: MovedStyles['rules'];
  /** Its text for the page in the other language, as `readingText` writes it. */
  readonly text?: string | undefined;
  /** What programs are told about it. Nothing for pages that only list others. */
  readonly forMachines?: MachinePage | undefined;
}
