import {readdirSync, readFileSync} from 'node:fs';
import {apiDescription, type ApiDescription} from './ApiDescription.ts';

/**
 * Reads every description of a folder, by file name without `.json`.
 * @throws ZodError where one holds what the pages cannot show.
 */
export function readApiDescriptions(folder: URL): ReadonlyMap<string, ApiDescription> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.replace(/\.json$/, ''),
        apiDescription.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
      ]),
  );
}
