import {keeperOfPage} from '../handOver.ts';
import {replay} from './replay.ts';
import {syncColorMode} from './syncColorMode.ts';

/** Answers, once, what the reader has done before the application was there. */
export async function answerDeeds(): Promise<void> {
  const keeper = keeperOfPage();
  if (keeper) {
    await replay(keeper);
    if (keeper.hasSwitchedColorMode) {
      keeper.hasSwitchedColorMode = false;
      syncColorMode();
    }
  }
}
