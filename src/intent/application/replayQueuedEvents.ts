import {publishedQueue} from '../publishedQueue.ts';
import {replay} from './replay.ts';
import {syncColorMode} from './syncColorMode.ts';

/** Replays the queued events once, and notifies the theme of an earlier colour mode switch. */
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
