import type {LocaleId} from '../../../config/locales.ts';
import type {Answer, Engine, Files, ReadFile} from '../engines/Engine.ts';
import type {Part} from '../Part.ts';

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

/** Builds an engine's files for these sections and loads the engine. */
export async function startEngine(
  engine: Engine,
  parts: readonly Part[],
  locale: LocaleId,
): Promise<Answer> {
  const files = await engine.build(parts, locale);
  const load = await engine.prepare(files, locale);
  return load(readingFrom(files));
}
