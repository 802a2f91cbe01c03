import type {Place} from './places.ts';

/** An event that arrived before the application could handle it. */
export interface QueuedEvent {
  /** A click, or the first change of a text. */
  readonly event: Event;
  readonly element: Element;
  /** The element's position in the application, if any: React may create another element there. */
  readonly place: Place | undefined;
}

/** The queue that the inline script fills and the application replays. */
export interface EventQueue {
  /** In order. Emptied when the application has replayed them or could not be loaded. */
  readonly items: QueuedEvent[];
  /** Whether an input method is composing text. */
  isComposing: boolean;
  /** Whether the page has switched its colour mode without the application. */
  hasSwitchedColorMode: boolean;
  /** True while an event is replayed. No event is queued then. */
  isReplaying: boolean;
  /** Stops queueing for good. */
  readonly stop: () => void;
}
