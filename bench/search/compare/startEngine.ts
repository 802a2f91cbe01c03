import type {LocaleId} from '../../../config/locales.ts';
import {median} from '../../run/median.ts';
import type {Answer, Engine, Files, ReadFile} from '../engines/Engine.ts';
import {depth} from '../judge.ts';
import type {Part} from '../Part.ts';
import type {Started} from './protocol.ts';
import {servedBytes} from './servedBytes.ts';

const loads = 5;

const reading =
  (files: Files): ReadFile =>
  (name) => {
    const content = files.get(name);
    if (content === undefined) {
      throw new Error(`The engine asks for ${name}, which it has not built.`);
    }
    return content;
  };

/** Bytes of the files that are read until the first answer, each counted once. */
async function firstAnswerBytes(
  engine: Engine,
  files: Files,
  locale: LocaleId,
  query: string,
): Promise<number> {
  const read = new Map<string, string | Uint8Array>();
  const readFile = reading(files);
  const load = await engine.prepare(files, locale);
  const answer = await load((name) => {
    const content = readFile(name);
    read.set(name, content);
    return content;
  });
  await answer(query, depth);
  return [...read.values()].reduce((sum, content) => sum + servedBytes(content), 0);
}

/**
 * Builds an engine's files, measures them and makes the engine ready.
 * @param product id of the part that is measured alone.
 * @param firstQuery what is asked for the first answer.
 */
export async function startEngine(
  engine: Engine,
  parts: readonly Part[],
  locale: LocaleId,
  product: string,
  firstQuery: string,
): Promise<{readonly started: Started; readonly answer: Answer}> {
  const own = parts.filter(({id}) => id === product);
  const start = performance.now();
  const files = await engine.build(parts, locale);
  const buildTime = performance.now() - start;
  const ownFiles = await engine.build(own, locale);

  const load = await engine.prepare(files, locale);
  const times: number[] = [];
  for (let round = 0; round < loads; round += 1) {
    const begin = performance.now();
    await load(reading(files));
    times.push(performance.now() - begin);
  }
  const scripts = await engine.browserScripts(files, locale);
  const documents = parts.flatMap((part) => part.documents);
  const started = {
    sections: documents.length,
    pages: new Set(documents.map(({u}) => u)).size,
    scriptBytes: scripts.reduce((sum, script) => sum + servedBytes(script), 0),
    productBytes: await firstAnswerBytes(engine, ownFiles, locale, firstQuery),
    languageBytes: await firstAnswerBytes(engine, files, locale, firstQuery),
    buildTime,
    loadTime: median(times) ?? 0,
  };
  return {started, answer: await load(reading(files))};
}
