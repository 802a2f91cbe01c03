import type {Place} from './places.ts';

/** Something that a reader did before the application could answer. */
export interface Deed {
  /** A click, a key, or the first change of a text. */
  readonly event: Event;
  readonly element: Element;
  /** Where the element stood, if in the application: another one may stand there later. */
  readonly place: Place | undefined;
}

/** Keeps deeds in the static page, and is handed over to the application there. */
export interface Keeper {
  /** In order; emptied where the application has not come, or has repeated them. */
  readonly deeds: Deed[];
  /** Whether a text is being composed, as by an input method. */
  isComposing: boolean;
  /** Whether the page itself has switched its colour mode. */
  hasSwitchedColorMode: boolean;
  /** Set while a deed is repeated: then nothing is kept. */
  isRepeating: boolean;
  /** Ends the keeping for good. */
  readonly stop: () => void;
}
