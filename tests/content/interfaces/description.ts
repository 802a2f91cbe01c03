import {readFileSync} from 'node:fs';

const folder = new URL('../../../data/openapi/', import.meta.url);

/** Reads a description of `data/openapi/`, including the parts that the pages leave out. */
export const description = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Record<string, unknown>;
