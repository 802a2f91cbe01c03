import {command} from '../../scripts/run/command.mjs';
import {say} from '../../scripts/run/say.mjs';
import {CliError} from '../../scripts/run/CliError.mjs';
import {mentionsOf} from './mentionsOf.ts';
import {renamePage} from './renamePage.ts';

const usage = 'npm run rename -- yicat/translate/tags translate/insert-tags';

void command(async ([page = '', to = '', ...more]) => {
  if (page === '--help') {
    say(`Moves an article in both languages, with redirect, links and data:\n  ${usage}`);
    return;
  }
  const [, product, from] = /^([a-z0-9-]+)\/(.+)$/.exec(page) ?? [];
  if (product === undefined || from === undefined || to === '' || more.length > 0) {
    throw new CliError(
      `Name an article with its product, then its new name in the same product: ${usage}`,
    );
  }
  const move = {product, from, to};
  const changed = await renamePage(process.cwd(), move);
  say(`Changed:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  const mentions = mentionsOf(process.cwd(), move);
  if (mentions.length > 0) {
    say(
      `These lines may still mean the article. Read them:\n${mentions.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  say(`Next:
  1. If the article belongs to another section now, move its line in config/sidebars/${product}.ts.
  2. npm run check -- content`);
})(process.argv.slice(2));
