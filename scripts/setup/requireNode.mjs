/**
 * Every command imports this file first: an unsupported Node must print one sentence, not a stack of
 * syntax errors. This file therefore uses only syntax that a very old Node supports, and the commands
 * load everything else with a dynamic import.
 */
import fs from 'fs';

const engines = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  .engines.node;
const needed = engines.replace('>=', '').split('.').map(Number);
const running = process.versions.node.split('.').map(Number);

/** @param {number[]} version */
const asNumber = (version) => (version[0] || 0) * 1000 + (version[1] || 0);

if (asNumber(running) < asNumber(needed)) {
  console.error(
    `This project needs Node ${needed.join('.')} or later, and this is Node ${process.versions.node}: ` +
      'install a newer Node and run the command again.',
  );
  process.exit(1);
}
