import {publishedQueue, type ClickQueue} from '../ClickQueue.ts';
import {syncColorMode} from '../switchColorMode.ts';

/** Waits for the next task, so that the application finishes one click before the next. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Stops queueing, and replays the clicks of a queue once, in order. Hydration keeps the elements of
 * the page; an element that has gone since belongs to a part that the page no longer shows.
 */
export async function replay(queue: ClickQueue): Promise<void> {
  queue.stop();
  for (let item = queue.items.shift(); item; item = queue.items.shift()) {
    item.element.dispatchEvent(new MouseEvent('click', item.event));
    await nextTask();
  }
}

/** Replays the queued clicks once, and notifies the theme of an earlier colour mode switch. */
export async function replayQueuedClicks(): Promise<void> {
  const queue = publishedQueue();
  if (queue) {
    await replay(queue);
    if (queue.hasSwitchedColorMode) {
      queue.hasSwitchedColorMode = false;
      syncColorMode();
    }
  }
}
