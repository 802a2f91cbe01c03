import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {buildIndex, excerpt, loadIndex, pieceWith, search, widenedBy} from '../engine/index.ts';
import {readFolder} from '../markdown/readFolder.ts';
import {piecesOf} from '../markup/extracts.ts';
import {readDictionary, readSynonyms} from './readWordLists.ts';

const usage = `Builds an index over a folder of Markdown and answers a query from it.

  npm run search -- --docs DIR --query "…" [options]

  --dictionary FILE   Chinese words, one a line
  --synonyms FILE     groups of equal words: one a line, separated by commas; or JSON, a list of lists
  --limit N           most answers (default: 8)`;

const {values} = parseArgs({
  options: {
    docs: {type: 'string'},
    query: {type: 'string'},
    dictionary: {type: 'string'},
    synonyms: {type: 'string'},
    limit: {type: 'string', default: '8'},
    help: {type: 'boolean', default: false},
  },
});

const textOf = async (file: string | undefined) => (file ? readFile(file, 'utf8') : '');

async function answer(docs: string, query: string): Promise<void> {
  const documents = await readFolder(docs);
  const json = buildIndex(documents, {
    userDictionary: readDictionary(await textOf(values.dictionary)),
    synonyms: readSynonyms(await textOf(values.synonyms)),
  });
  const index = loadIndex(JSON.parse(JSON.stringify(json)));
  const start = performance.now();
  const hits = search(index, query, Number(values.limit));
  const time = performance.now() - start;
  for (const {from, to} of widenedBy([index], query)) {
    console.log(`also: ${from} → ${to}`);
  }
  for (const {u, h, t, s, score, terms, document} of hits) {
    console.log(`${score.toFixed(3)}  ${u}${h}  ${t === s ? t : `${t} › ${s}`}`);
    const piece = pieceWith(piecesOf(documents[document]?.text ?? ''), terms);
    console.log(`       ${excerpt(piece, terms, 80).text}`);
  }
  console.log(`${hits.length} of ${documents.length} sections in ${time.toFixed(1)} ms`);
}

if (values.help || values.docs === undefined || values.query === undefined) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  answer(values.docs, values.query).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
