import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {createKeeper} from './createKeeper.ts';
import {createLoader} from './createLoader.ts';
import {handOver} from './handOver.ts';
import {onDeed, onIntent} from './onIntent.ts';
import {startsAtOnce} from './startsAtOnce.ts';
import {whenIdle} from '../lib/whenIdle.ts';
import {whenLoaded} from './whenLoaded.ts';

/**
 * Leaves the static page alone until its reader shows intent, then runs the application, and leaves
 * to it what the reader has done in the meantime. Should a file not arrive, the page stays as it is
 * and the next deed tries again.
 * @param urls the files of the application, in the order in which they have to run
 */
export function staticFirst(urls: readonly string[]): void {
  const loader = createLoader(urls);
  let started = false;

  const start = () => {
    if (started) {
      return;
    }
    started = true;
    void loader.run().then((complete) => {
      if (!complete) {
        started = false;
        keeper.deeds.length = 0;
        onDeed(start);
      }
    });
  };

  const keeper = createKeeper(start);
  handOver(keeper);
  if (startsAtOnce(document)) {
    start();
    return;
  }
  onIntent(start);
  whenLoaded(() =>
    whenIdle(() => {
      if (!started) {
        loader.fetchAhead(showBaseUrlBanner);
      }
    }),
  );
}
