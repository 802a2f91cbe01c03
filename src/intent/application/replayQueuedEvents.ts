import {publishedQueue} from '../publishedQueue.ts';
import {replay} from './replay.ts';
import {syncColorMode} from './syncColorMode.ts';

/** Replays the queued events once and tells the theme of a colour mode that the page switched. */
export async function replayQueuedEvents(): Promise<void> {
  const queue = publishedQueue();
  if (queue) {
    await replay(queue);
    if (queue.hasSwitchedColorMode) {
      queue.hasSwitchedColorMode = false;
      syncColorMode();
    }
  }
}
