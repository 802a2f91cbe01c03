import './setup/requireNode.mjs';

void import('./commands/start.mjs').then(({start}) => start(process.argv.slice(2)));
