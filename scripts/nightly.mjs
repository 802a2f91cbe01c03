import './setup/requireNode.mjs';

void import('./commands/nightly.mjs').then(({nightly}) => nightly([]));
