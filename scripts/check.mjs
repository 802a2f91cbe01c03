import './setup/requireNode.mjs';

void import('./commands/check.mjs').then(({check}) => check(process.argv.slice(2)));
