import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {answerDeeds} from '@site/src/intent/application/answerDeeds';
import {whenReplaced} from '@site/src/intent/application/whenReplaced';

/** `theme/Root` answers the reader's deeds; where it never comes to stand, this does. */
if (ExecutionEnvironment.canUseDOM) {
  whenReplaced(() => void answerDeeds());
}
