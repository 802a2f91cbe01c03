import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseDocument} from 'yaml';
import {projectPath} from '../writerError/projectPath.ts';
import {WriterError} from '../writerError/index.ts';
import {apiDescription, type ApiDescription} from './ApiDescription.ts';

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // JSON's own reader says no line; that of YAML, which holds all of JSON, does.
    const [mistake] = parseDocument(text, {logLevel: 'silent'}).errors;
    throw new WriterError(file, [
      {
        line: mistake?.linePos?.[0].line ?? 1,
        problem: `the file is no JSON (${reason.replace(/\s+/g, ' ')}).`,
        fix: 'write JSON: names and texts in double quotes, no comma behind the last entry.',
      },
    ]);
  }
}

function readApiDescription(url: URL): ApiDescription {
  const file = projectPath(fileURLToPath(url));
  const {data, error} = apiDescription.safeParse(parseJson(readFileSync(url, 'utf8'), file));
  if (error) {
    throw new WriterError(
      file,
      error.issues.map(({path, message}) => ({
        line: 1,
        problem: `the pages cannot show the value at “${path.map(String).join(' → ')}”: ${message}.`,
        fix: 'see plugins/api-reference/ApiDescription.ts for what they read.',
      })),
    );
  }
  return data;
}

/**
 * Reads every description of a folder, by file name without `.json`.
 * @throws WriterError where one is no JSON or holds what the pages cannot show.
 */
export function readApiDescriptions(folder: URL): ReadonlyMap<string, ApiDescription> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace(/\.json$/, ''), readApiDescription(new URL(name, folder))]),
  );
}
