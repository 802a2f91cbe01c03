import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {untilAllEnd} from './untilAllEnd.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = /\.(html|css|js|json|xml|svg|txt|md|yaml|webmanifest|tmx|tbx|csv|po)$/;
/**
 * Matches pages, the scripts and styles that every reader loads, and the indexes that every search
 * waits for. They justify the best compression, which is slower (36 ms per page instead of 9) and
 * saves a few percent (8 % of a page). Chunks of single pages and data do not: for these, quality 8
 * takes a sixth of the time of 9 (1.4 instead of 9.1 s in all) and makes them 0.3 % larger.
 */
const waitedFor =
  /\.html$|\/assets\/(css\/|js\/(?![0-9a-f]{8}\.)).*\.(css|js)$|\/search\/[^/]+\.(index|tables)\.json$/;
/** Matches a compressed copy beside another file. */
export const compressedFile = /\.(br|gz)$/;

const smallestWorthIt = 1024;
/** Number of files compressed in parallel, which keeps zlib's threads busy with little memory. */
const atOnce = 8;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < smallestWorthIt) {
    return;
  }
  const quality = waitedFor.test(file) ? constants.BROTLI_MAX_QUALITY : 8;
  await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, {level: 9}).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/**
 * Writes a `.br` and a `.gz` beside each text file of 1 KB or more. Files may still be written while
 * the first ones are compressed: each is asked for when there is room for it.
 */
export async function compress(
  folder: string,
  files: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const each = (async function* () {
    yield* files;
  })();
  const work = async () => {
    for await (const file of each) {
      if (text.test(file)) {
        await compressFile(path.join(folder, file));
      }
    }
  };
  await untilAllEnd(Array.from({length: atOnce}, work));
}
