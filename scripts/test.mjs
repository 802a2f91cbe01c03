import './setup/requireNode.mjs';

void import('./commands/test.mjs').then(({test}) => test(process.argv.slice(2)));
