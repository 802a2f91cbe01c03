import type {LocaleId} from '../../../config/locales.ts';
import type {Answer, Engine} from '../engines/Engine.ts';
import type {Part} from '../Part.ts';
import {readingFrom} from './readingFrom.ts';

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
