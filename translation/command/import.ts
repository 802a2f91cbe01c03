import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {say} from '../../scripts/run/say.mjs';
import {agreementsIn} from '../freshness/Agreements.ts';
import type {PagePair} from '../sections/PagePair.ts';
import {readPagePairs} from '../sections/readPagePairs.ts';
import {interfaceUnitFile} from '../segments/interfaceUnitFile.ts';
import {pageUnitFiles} from '../segments/pageUnitFiles.ts';
import {
  importTargets,
  targetLocale,
  type ImportProblem,
  type ImportResult,
} from '../xliff/importTargets.ts';
import {readXliff, type ReadXliff} from '../xliff/readXliff.ts';
import {UnreadableFile} from '../xliff/xml.ts';
import type {Subcommand} from './Subcommand.ts';

async function read(name: string, root: string): Promise<ReadXliff> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path.resolve(root, name));
  } catch {
    throw new CliError(`There is no file ${name}.`);
  }
  try {
    return await readXliff(bytes);
  } catch (error) {
    throw error instanceof UnreadableFile
      ? new CliError(`${name} cannot be imported: ${error.message}`)
      : error;
  }
}

const describe = (name: string, {file, line, unit, problem}: ImportProblem) =>
  `${name}:${line}\n  ${file}, unit ${unit}:\n  ${problem}`;

interface ReadFile {
  readonly name: string;
  readonly xliff: ReadXliff;
  readonly to: LocaleId;
}

/**
 * Reads a file whose languages are those of the site.
 * @throws CliError
 */
async function readForSite(name: string, root: string): Promise<ReadFile> {
  const xliff = await read(name, root);
  const to = targetLocale(xliff);
  if (!to) {
    throw new CliError(
      `${name} cannot be imported: it is from “${xliff.sourceLanguage}” to “${xliff.targetLanguage}”, and this site has Chinese (zh-CN) and English (en-US). Set the languages in the translation tool as the export had them.`,
    );
  }
  return {name, xliff, to};
}

interface Import extends ImportResult {
  readonly name: string;
}

/** Finds what a file changes, and writes nothing. */
async function importFile(
  {name, xliff, to}: ReadFile,
  pairs: readonly PagePair[],
  root: string,
): Promise<Import> {
  const pages = pageUnitFiles(pairs, agreementsIn(root), to, true);
  return {name, ...importTargets(xliff, [...pages, await interfaceUnitFile(root, to)])};
}

/** Returns a problem for each page that two files change: only one of them would be written. */
function changedTwice(imports: readonly Import[]): string[] {
  const changedBy = new Map<string, string>();
  return imports.flatMap(({name, changes}) =>
    [...changes.keys()].flatMap((page) => {
      const other = changedBy.get(page);
      changedBy.set(page, name);
      return other === undefined
        ? []
        : [`${other} and ${name} both change ${page}. Import one of them first, then the other.`];
    }),
  );
}

const describeImport = ({name, changes, counts}: Import) =>
  [
    `${name}: ${counts.changed} texts are new, ${counts.same} are as they were, ${counts.empty} have no target.`,
    ...[...changes.keys()].map((file) => `  ${file}`),
    ...(changes.size === 0
      ? []
      : [
          'Read the pages, run npm run check -- content, and record what agrees now: npm run i18n -- accept PAGE.',
        ]),
  ].join('\n');

/** Writes all files or none: each is written completely beside its target before the first rename. */
async function writeAll(changes: ReadonlyMap<string, string>, root: string): Promise<void> {
  const places = [...changes].map(([file, text]) => ({file: path.join(root, file), text}));
  try {
    for (const {file, text} of places) {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(`${file}.import`, text);
    }
  } catch (error) {
    await Promise.all(places.map(({file}) => rm(`${file}.import`, {force: true})));
    throw error;
  }
  for (const {file} of places) {
    await rename(`${file}.import`, file);
  }
}

const usage = 'FILE …';

export const importTexts: Subcommand = {
  usage,
  does: 'Writes the targets of XLIFF files into the pages of the other language. Where one target of one file cannot be written, nothing is.',
  async run(args, root) {
    const {positionals} = readArguments(args, `npm run i18n -- import ${usage}`, {
      allowPositionals: true,
    });
    if (positionals.length === 0) {
      throw new CliError('Name the XLIFF file: npm run i18n -- import site-en.xlf');
    }
    const opened: ReadFile[] = [];
    for (const name of positionals) {
      opened.push(await readForSite(name, root));
    }
    const pairs = await readPagePairs(root);
    const imports = await Promise.all(opened.map((file) => importFile(file, pairs, root)));
    const problems = [
      ...imports.flatMap(({name, problems: ofFile}) =>
        ofFile.map((problem) => describe(name, problem)),
      ),
      ...changedTwice(imports),
    ];
    if (problems.length > 0) {
      say(problems.join('\n'));
      say(`Nothing was written. Problems: ${problems.length}`);
      return false;
    }
    await writeAll(new Map(imports.flatMap(({changes}) => [...changes])), root);
    imports.forEach((done) => say(describeImport(done)));
    return true;
  },
};
