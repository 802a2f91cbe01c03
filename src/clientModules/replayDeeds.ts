import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replay} from '@site/src/intent/application/replay';
import {tellColorChoice} from '@site/src/intent/application/tellColorChoice';
import {whenAlive} from '@site/src/intent/application/whenAlive';
import {keeperOfPage} from '@site/src/intent/handOver';

/** Answers what the reader has clicked and typed before the application was there. */
if (ExecutionEnvironment.canUseDOM) {
  const keeper = keeperOfPage();
  if (keeper) {
    whenAlive(() => {
      if (keeper.hasSwitchedColorMode) {
        tellColorChoice();
      }
      void replay(keeper);
    });
  }
}
