import './setup/requireNode.mjs';

void import('./commands/dev.mjs').then(({dev}) => dev(process.argv.slice(2)));
