import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {captureEarlyEvents} from './captureEarlyEvents.ts';
import {createLoader} from './createLoader.ts';
import {publishQueue} from './publishedQueue.ts';
import {onPress, onIntent} from './onIntent.ts';
import {isFrugal} from '../lib/isFrugal.ts';
import {showShortcut} from './showShortcut.ts';
import {showMenu} from '../lib/phoneMenu.ts';
import {startsAtOnce} from './startsAtOnce.ts';
import {whenIdle} from '../lib/whenIdle.ts';
import {whenLoaded, whenParsed} from './whenReady.ts';

/**
 * Waits for the reader's intent, then runs the application and publishes the events queued since
 * the first paint. The script that calls this function precedes the content. If a file fails to
 * load, the page stays static and the next press tries again.
 * @param urls files of the application, in the order in which they must run
 */
export function staticFirst(urls: readonly string[]): void {
  const loader = createLoader(urls);
  let started = false;

  const run = async () => {
    if (!(await loader.run())) {
      started = false;
      queue.items.length = 0;
      if (!loader.isStyled()) {
        showMenu(undefined);
      }
      onPress(start);
    }
  };
  const start = () => {
    if (!started) {
      started = true;
      whenParsed(() => void run());
    }
  };

  const queue = captureEarlyEvents(start);
  publishQueue(queue);
  whenParsed(() => {
    showShortcut();
    if (startsAtOnce(document)) {
      start();
      return;
    }
    if (isFrugal()) {
      onPress(start);
      return;
    }
    onIntent(start);
    whenLoaded(() =>
      whenIdle(() => {
        if (!started) {
          loader.prefetch(showBaseUrlBanner);
        }
      }),
    );
  });
}
