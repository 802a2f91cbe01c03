import {isLocaleId, type LocaleId} from '../../config/locales.ts';
import {isProductId, productIds} from '../../config/products.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {say} from '../../scripts/run/say.mjs';
import {agreementsIn} from '../freshness/Agreements.ts';
import {findCandidates} from '../memory/findCandidates.ts';
import {siteMemory} from '../memory/siteMemory.ts';
import {isDraftPair} from '../sections/PagePair.ts';
import {readPagePairs} from '../sections/readPagePairs.ts';
import {interfaceUnitFile} from '../segments/interfaceUnitFile.ts';
import {pageUnitFiles} from '../segments/pageUnitFiles.ts';
import type {UnitFile} from '../segments/Unit.ts';
import {isDone} from '../xliff/Export.ts';
import {writeXliff12} from '../xliff/writeXliff12.ts';
import {writeXliff21} from '../xliff/writeXliff21.ts';
import {type Subcommand, writeOut} from './Subcommand.ts';

const writers = {'2.1': writeXliff21, '1.2': writeXliff12};

const isFormat = (format: string): format is keyof typeof writers => Object.hasOwn(writers, format);

interface Choice {
  readonly to: LocaleId;
  readonly product?: string | undefined;
  readonly behind: boolean;
}

/** The texts of the chosen pages; with `behind`, only those for which a translation is due. */
async function chosenFiles(root: string, {to, product, behind}: Choice): Promise<UnitFile[]> {
  const pages = (await readPagePairs(root)).filter((page) => !behind || !isDraftPair(page));
  const files = [
    ...pageUnitFiles(pages, agreementsIn(root), to),
    await interfaceUnitFile(root, to),
  ];
  return files
    .filter((file) => product === undefined || file.product === product)
    .map((file) => ({
      ...file,
      units: file.units.filter((unit) => !behind || !isDone(unit, file)),
    }))
    .filter(({units, unplaced}) => units.length + unplaced.length > 0);
}

const usage = '--to en|zh [--product ID] [--behind] [--format 2.1|1.2] [--out FILE]';

export const exportTexts: Subcommand = {
  usage,
  does: 'Writes the texts of pages, posts, figures and the interface as XLIFF for a translation tool. With --behind: only what the other language still has to follow.',
  async run(args, root) {
    const {values} = readArguments(args, `npm run i18n -- export ${usage}`, {
      options: {
        to: {type: 'string'},
        product: {type: 'string'},
        behind: {type: 'boolean', default: false},
        format: {type: 'string', default: '2.1'},
        out: {type: 'string'},
      },
    });
    const {to, product, behind, format} = values;
    if (!isLocaleId(to)) {
      throw new CliError('Say into which language: --to en or --to zh.');
    }
    if (!isFormat(format)) {
      throw new CliError(`There is no format “${format}”: write --format 2.1 or --format 1.2.`);
    }
    if (product !== undefined && !isProductId(product)) {
      throw new CliError(
        `There is no product “${product}”. Write one of these: ${productIds.join(', ')}.`,
      );
    }
    const chosen = await chosenFiles(root, {to, product, behind});
    for (const {sourceFile, targetFile, unplaced} of chosen) {
      for (const {line, text} of unplaced) {
        say(`${sourceFile}:${line}: “${text}” has no place in ${targetFile} yet. Write it there.`);
      }
    }
    const files = chosen.filter(({units}) => units.length > 0);
    if (files.length === 0) {
      say(
        chosen.length === 0
          ? 'Nothing is behind, so there is nothing to translate.'
          : 'Nothing else is behind, so no file was written.',
      );
      return true;
    }
    const out =
      values.out ?? `${[product ?? 'site', to, ...(behind ? ['behind'] : [])].join('-')}.xlf`;
    const memory = await siteMemory(root);
    const xliff = writers[format]({to, files, candidatesFor: findCandidates(memory, to)});
    await writeOut(root, out, xliff);
    const units = files.flatMap((file) => file.units);
    const due = files.flatMap((file) => file.units.filter((unit) => !isDone(unit, file)));
    const size = (Buffer.byteLength(xliff) / 1024 / 1024).toFixed(1);
    say(
      `${out}: XLIFF ${format}, ${files.length} files, ${units.length} units, ${due.length} of them to translate, ${size} MB.`,
    );
    return true;
  },
};
