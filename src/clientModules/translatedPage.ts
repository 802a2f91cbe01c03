import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {restoreReplacedTexts} from '@site/src/browser/restoreReplacedTexts';
import {tolerateMovedNodes} from '@site/src/browser/tolerateMovedNodes';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedNodes(Node.prototype);
  restoreReplacedTexts();
}
