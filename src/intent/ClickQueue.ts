/** A click that arrived before the application could handle it. */
export interface QueuedClick {
  readonly event: MouseEvent;
  readonly element: Element;
}

/** The queue that the inline script fills and the application replays. */
export interface ClickQueue {
  /**
   * Clicks in order. The list is emptied when they are replayed or the application fails to load.
   */
  readonly items: QueuedClick[];
  /** Whether the page has switched its colour mode without the application. */
  hasSwitchedColorMode: boolean;
  /** Stops queueing permanently. */
  readonly stop: () => void;
}

/** Global by which the inline script shares its queue with the application bundle. */
const name = 'clickQueue';

/** Publishes the queue for the application. */
export function publishQueue(queue: ClickQueue): void {
  Reflect.set(window, name, queue);
}

/** Returns the queue of the page. Pages of the development server have none. */
export const publishedQueue = (): ClickQueue | undefined =>
  Reflect.get(window, name) as ClickQueue | undefined;
