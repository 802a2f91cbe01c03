import {CliError} from '../../scripts/run/CliError.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {say} from '../../scripts/run/say.mjs';
import {agree, resealed} from '../freshness/agree.ts';
import {agreementsIn, keepAgreements} from '../freshness/Agreements.ts';
import {findPage, readPagePairs} from '../sections/readPagePairs.ts';
import {listOf} from '../sections/Section.ts';
import type {Subcommand} from './Subcommand.ts';

const usage = 'PAGE[#section] … [--typo]';

export const accept: Subcommand = {
  usage,
  does: 'Records that both languages say the same, for whole pages or for sections. With --typo: that one language changed without a change of meaning; the other one was not compared.',
  async run(args, root) {
    const {values, positionals} = readArguments(args, `npm run i18n -- accept ${usage}`, {
      options: {typo: {type: 'boolean', default: false}},
      allowPositionals: true,
    });
    if (positionals.length === 0) {
      throw new CliError(
        'Name a page: npm run i18n -- accept yicat/translate/tags, or one section: yicat/translate/tags#copy-tags.',
      );
    }
    const pages = await readPagePairs(root);
    const agreements = new Map(agreementsIn(root));
    const lines: string[] = [];
    for (const name of positionals) {
      const [wanted = '', section] = name.split('#');
      const page = findPage(pages, wanted);
      if (!page && !section && agreements.delete(wanted)) {
        lines.push(`${wanted}: the page is gone, and so are its entries now.`);
        continue;
      }
      if (!page) {
        throw new CliError(
          `There is no page “${wanted}”. Write its name as \`npm run i18n -- status\` prints it, or the path of its file.`,
        );
      }
      const result = agree(page, agreements.get(page.key), {
        typo: values.typo,
        ...(section && {section}),
      });
      if ('refused' in result) {
        throw new CliError(`${result.refused}\nNothing was recorded.`);
      }
      agreements.set(page.key, result.agreement);
      const sections = listOf(result.recorded);
      const unchanged = values.typo
        ? 'no section is behind, so there is no correction to record'
        : 'nothing new to record';
      const how = values.typo ? ' (a correction in one language, not compared)' : '';
      lines.push(`${page.key}: ${sections === '' ? unchanged : `${sections}${how}`}`);
    }
    keepAgreements(root, resealed(pages, agreements));
    say(lines.join('\n'));
    return true;
  },
};
