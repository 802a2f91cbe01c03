import type {EventQueue} from './EventQueue.ts';

/** Global by which the inline script shares its queue with the application bundle. */
const name = 'eventQueue';

/** Publishes the queue for the application. */
export function publishQueue(queue: EventQueue): void {
  Reflect.set(window, name, queue);
}

/** Returns the queue of the page. Pages of the development server have none. */
export const publishedQueue = (): EventQueue | undefined =>
  Reflect.get(window, name) as EventQueue | undefined;
