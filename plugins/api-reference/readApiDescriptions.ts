import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {projectPath, WriterError} from '../writerError/index.ts';
import {parseJson} from '../writerError/parseJson.ts';
import {apiDescription, type ApiDescription} from './ApiDescription.ts';

function readApiDescription(url: URL): ApiDescription {
  const file = projectPath(fileURLToPath(url));
  const {data, error} = apiDescription.safeParse(parseJson(readFileSync(url, 'utf8'), file));
  if (error) {
    throw new WriterError(
      file,
      error.issues.map(({path, message}) => ({
        line: 1,
        problem: `the pages cannot show the value at “${path.map(String).join(' → ')}”: ${message}.`,
        fix: 'see plugins/api-reference/ApiDescription.ts for the expected form.',
      })),
    );
  }
  return data;
}

/**
 * Reads every description of a folder, by file name without `.json`.
 * @throws WriterError if one is not valid JSON or has a value that the pages cannot show
 */
export function readApiDescriptions(folder: URL): ReadonlyMap<string, ApiDescription> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace(/\.json$/, ''), readApiDescription(new URL(name, folder))]),
  );
}
