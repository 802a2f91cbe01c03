import {readFile} from 'node:fs/promises';
import {CliError} from '../../../scripts/run/CliError.mjs';
import {command} from '../../../scripts/run/command.mjs';
import {readArguments} from '../../../scripts/run/readArguments.mjs';
import {say} from '../../../scripts/run/say.mjs';
import {buildIndex, excerpt, loadIndex, pieceWith, search, widenedBy} from '../engine/index.ts';
import {readFolder} from '../markdown/readFolder.ts';
import {piecesOf} from '../markup/extracts.ts';
import {readDictionary, readSynonyms} from './readWordLists.ts';

const usage = `Builds an index over a folder of Markdown and answers a query from it.

  npm run search -- --docs DIR --query "…" [options]

  --dictionary FILE   Chinese words, one a line
  --synonyms FILE     groups of equal words: one a line, separated by commas; or JSON, a list of lists
  --limit N           most answers (default: 8)`;

const options = {
  docs: {type: 'string'},
  query: {type: 'string'},
  dictionary: {type: 'string'},
  synonyms: {type: 'string'},
  limit: {type: 'string', default: '8'},
  help: {type: 'boolean', default: false},
} as const;

const textOf = async (file: string | undefined) => (file ? readFile(file, 'utf8') : '');

interface Asked {
  readonly docs: string;
  readonly query: string;
  readonly limit: number;
  readonly dictionary: string | undefined;
  readonly synonyms: string | undefined;
}

async function answer({docs, query, limit, dictionary, synonyms}: Asked): Promise<void> {
  const documents = await readFolder(docs);
  const json = buildIndex(documents, {
    userDictionary: readDictionary(await textOf(dictionary)),
    synonyms: readSynonyms(await textOf(synonyms)),
  });
  const index = loadIndex(JSON.parse(JSON.stringify(json)));
  const start = performance.now();
  const hits = search(index, query, limit);
  const time = performance.now() - start;
  for (const {from, to} of widenedBy([index], query)) {
    console.log(`also: ${from} → ${to}`);
  }
  for (const {u, h, t, s, score, words, document} of hits) {
    console.log(`${score.toFixed(3)}  ${u}${h}  ${t === s ? t : `${t} › ${s}`}`);
    const {terms} = words();
    const piece = pieceWith(piecesOf(documents[document]?.text ?? ''), terms);
    console.log(`       ${excerpt(piece, terms, 80).text}`);
  }
  console.log(`${hits.length} of ${documents.length} sections in ${time.toFixed(1)} ms`);
}

void command(async (args) => {
  const {values} = readArguments(args, 'npm run search -- --help', {options});
  const {docs, query, dictionary, synonyms} = values;
  if (values.help) {
    say(usage);
    return;
  }
  if (docs === undefined || query === undefined) {
    throw new CliError(usage);
  }
  if (!/^[1-9]\d*$/.test(values.limit)) {
    throw new CliError(`“--limit ${values.limit}” is not a whole number from 1 on.`);
  }
  try {
    await answer({docs, query, limit: Number(values.limit), dictionary, synonyms});
  } catch (error) {
    const {code, path} = error as NodeJS.ErrnoException;
    throw code === 'ENOENT'
      ? new CliError(`${path} does not exist: correct --docs, --dictionary or --synonyms.`)
      : error;
  }
})(process.argv.slice(2));
