import {brotliCompressSync} from 'node:zlib';
import type {LocaleId} from '../../../config/locales.ts';
import type {ProductId} from '../../../config/products.ts';
import {median} from '../../run/median.ts';
import type {Engine, Files, ReadFile} from '../engines/Engine.ts';
import {depth} from '../judge.ts';
import type {Part} from '../readParts.ts';
import {question} from '../typing.ts';
import type {Costs} from './protocol.ts';

/** The product with most pages, which has the longest first answer. */
export const largestProduct: ProductId = 'yicat';

/** Replaces the network of a browser, without any latency. */
export const readingFrom =
  (files: Files): ReadFile =>
  (name) => {
    const content = files.get(name);
    if (content === undefined) {
      throw new Error(`The engine asks for ${name}, which it has not built.`);
    }
    return content;
  };

/** Size of a file in transfer: brotli at quality 11, unless that makes it longer. */
function servedBytes(content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Math.min(brotliCompressSync(bytes).length, bytes.length);
}

const loads = 5;

/** Bytes of the files that are read before the first answer, each counted once. */
async function firstAnswerBytes(engine: Engine, files: Files, locale: LocaleId): Promise<number> {
  const read = new Map<string, string | Uint8Array>();
  const readFile = readingFrom(files);
  const load = await engine.prepare(files, locale);
  const answer = await load((name) => {
    const content = readFile(name);
    read.set(name, content);
    return content;
  });
  await answer(question[locale], depth);
  return [...read.values()].reduce((sum, content) => sum + servedBytes(content), 0);
}

/** Measures the costs of an engine until it answers. */
export async function measureCosts(
  engine: Engine,
  parts: readonly Part[],
  locale: LocaleId,
): Promise<Costs> {
  const start = performance.now();
  const files = await engine.build(parts, locale);
  const buildTime = performance.now() - start;
  const ownFiles = await engine.build(
    parts.filter(({id}) => id === largestProduct),
    locale,
  );
  const load = await engine.prepare(files, locale);
  const times: number[] = [];
  for (let round = 0; round < loads; round += 1) {
    const begin = performance.now();
    await load(readingFrom(files));
    times.push(performance.now() - begin);
  }
  const scripts = await engine.browserScripts(files, locale);
  const documents = parts.flatMap((part) => part.documents);
  return {
    sections: documents.length,
    pages: new Set(documents.map(({u}) => u)).size,
    scriptBytes: scripts.reduce((sum, script) => sum + servedBytes(script), 0),
    productBytes: await firstAnswerBytes(engine, ownFiles, locale),
    languageBytes: await firstAnswerBytes(engine, files, locale),
    buildTime,
    loadTime: median(times) ?? 0,
  };
}
