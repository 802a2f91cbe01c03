import './setup/requireNode.mjs';

void import('./commands/build.mjs').then(({build}) => build(process.argv.slice(2)));
