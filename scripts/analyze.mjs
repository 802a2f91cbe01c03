import './setup/requireNode.mjs';

void import('./commands/analyze.mjs').then(({analyze}) => analyze(process.argv.slice(2)));
