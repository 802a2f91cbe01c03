import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {createKeeper} from './createKeeper.ts';
import {createLoader} from './createLoader.ts';
import {handOver} from './handOver.ts';
import {onDeed, onIntent} from './onIntent.ts';
import {nameShortcut} from './nameShortcut.ts';
import {showMenu} from '../lib/phoneMenu.ts';
import {startsAtOnce} from './startsAtOnce.ts';
import {whenIdle} from '../lib/whenIdle.ts';
import {whenLoaded, whenParsed} from './whenReady.ts';

/**
 * Leaves the static page alone until its reader shows intent, then runs the application, and leaves
 * to it what the reader has done in the meantime, from the first paint on: the script that calls
 * this stands before the page's content. Should a file not arrive, the page stays as it is
 * and the next deed tries again.
 * @param urls the files of the application, in the order in which they have to run
 */
export function staticFirst(urls: readonly string[]): void {
  const loader = createLoader(urls);
  let started = false;

  const run = async () => {
    if (!(await loader.run())) {
      started = false;
      keeper.deeds.length = 0;
      if (!loader.isStyled()) {
        showMenu(undefined);
      }
      onDeed(start);
    }
  };
  const start = () => {
    if (!started) {
      started = true;
      whenParsed(() => void run());
    }
  };

  const keeper = createKeeper(start);
  handOver(keeper);
  whenParsed(() => {
    nameShortcut();
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
  });
}
