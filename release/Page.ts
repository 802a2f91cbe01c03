import type {InlineCode} from './inlineCode.ts';
import type {MachinePage} from './machines/MachinePage.ts';
import type {MovedStyles} from './moveStyleAttributes.ts';
import type {PageNames} from './stylesheet/namesOf.ts';

export interface Page extends InlineCode {
  /** Path of the file in the built site. */
  readonly file: string;
}

/** A page in memory, before it is written. */
export interface ReadPage extends Page {
  readonly html: string;
  readonly names: PageNames;
  /** Style attributes that a stylesheet replaces. */
  readonly movedStyles: MovedStyles['rules'];
  /** Text that the page in the other language fetches, as `readingText` writes it. */
  readonly text?: string | undefined;
  /** Content for programs. Absent on pages that only list others. */
  readonly forMachines?: MachinePage | undefined;
}
