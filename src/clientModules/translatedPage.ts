import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tolerateMovedNodes} from '@site/src/lib/tolerateMovedNodes';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedNodes(Node.prototype);
}
