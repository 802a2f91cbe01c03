import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {restoreReplacedTexts} from '@site/src/lib/restoreReplacedTexts';
import {tolerateMovedNodes} from '@site/src/lib/tolerateMovedNodes';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedNodes(Node.prototype);
  restoreReplacedTexts();
}
