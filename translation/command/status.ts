import {productIds} from '../../config/products.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {say} from '../../scripts/run/say.mjs';
import {agreementsIn} from '../freshness/Agreements.ts';
import {describeStatus} from '../freshness/describeStatus.ts';
import {readPagePairs} from '../sections/readPagePairs.ts';
import type {Subcommand} from './Subcommand.ts';

const usage = '[--product ID]';

export const status: Subcommand = {
  usage,
  does: 'Prints by product which pages agree in both languages, which are behind and which are missing.',
  async run(args, root) {
    const {product} = readArguments(args, `npm run i18n -- status ${usage}`, {
      options: {product: {type: 'string'}},
    }).values;
    const pages = (await readPagePairs(root)).filter(
      ({key}) => product === undefined || key.startsWith(`${product}/`),
    );
    if (pages.length === 0) {
      throw new CliError(
        `There are no pages of “${product}”. Write one of these: ${[...productIds, 'blog'].join(', ')}.`,
      );
    }
    const today = new Date().toISOString().slice(0, 10);
    say(describeStatus(pages, agreementsIn(root), today).join('\n'));
    return true;
  },
};
