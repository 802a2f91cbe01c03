import type {Place} from './places.ts';

/** An event that arrived before the application could handle it. */
export interface QueuedEvent {
  /** A click, or the first input event of a text field. */
  readonly event: Event;
  readonly element: Element;
  /** The element's position in the application, if any: hydration may create another element there. */
  readonly place: Place | undefined;
}

/** The queue that the inline script fills and the application replays. */
export interface EventQueue {
  /**
   * Events in order. The list is emptied when they are replayed or the application fails to load.
   */
  readonly items: QueuedEvent[];
  /** Whether an input method is composing text. */
  isComposing: boolean;
  /** Whether the page has switched its colour mode without the application. */
  hasSwitchedColorMode: boolean;
  /** True while an event is replayed. No event is queued then. */
  isReplaying: boolean;
  /** Stops queueing permanently. */
  readonly stop: () => void;
}

/** Global by which the inline script shares its queue with the application bundle. */
const name = 'eventQueue';

/** Publishes the queue for the application. */
export function publishQueue(queue: EventQueue): void {
  Reflect.set(window, name, queue);
}

/** Returns the queue of the page. Pages of the development server have none. */
export const publishedQueue = (): EventQueue | undefined =>
  Reflect.get(window, name) as EventQueue | undefined;
