import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Validator} from '@seriousme/openapi-schema-validator';
import {isRecord} from '../src/lib/isRecord.ts';
import type {Check, PlacedFinding} from './Check.ts';
import {exampleProblems} from './openapi/exampleProblems.ts';

const folder = 'data/openapi';

async function namesIn(root: string): Promise<string[]> {
  try {
    const names = await readdir(path.join(root, folder));
    return names.filter((name) => name.endsWith('.json')).sort();
  } catch {
    // Fixtures of other checks have no API descriptions.
    return [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the validator's message for an invalid description, `undefined` for a valid one. */
async function violation(
  description: Record<string, unknown>,
  validator: Validator,
): Promise<string | undefined> {
  const {valid, errors} = await validator.validate(description);
  if (valid) {
    return undefined;
  }
  if (!Array.isArray(errors)) {
    return errors ?? 'it does not say why';
  }
  const [first] = errors;
  return `at “${first?.instancePath ?? ''}” ${first?.message ?? ''}`;
}

/** Returns every nested object with the path that leads to it. */
function objectsIn(value: unknown, place = ''): (readonly [string, Record<string, unknown>])[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => objectsIn(item, `${place}/${index}`));
  }
  if (!isRecord(value)) {
    return [];
  }
  return [
    [place, value] as const,
    ...Object.entries(value)
      // Examples are data; their fields may have any name.
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .flatMap(([key, item]) => objectsIn(item, `${place}/${key}`)),
  ];
}

/** Finds texts that exist in only one language. */
function halfSaid(description: unknown): string[] {
  return objectsIn(description).flatMap(([place, object]) =>
    ['summary', 'description'].flatMap((key) => {
      const english = typeof object[key] === 'string';
      const chinese = typeof object[`x-${key}-zh`] === 'string';
      return english === chinese
        ? []
        : [`${place || '/'} has ${english ? key : `x-${key}-zh`} without its twin.`];
    }),
  );
}

function repeatedIds(description: unknown): string[] {
  const ids = objectsIn(description).flatMap(([, {operationId}]) =>
    typeof operationId === 'string' ? [operationId] : [],
  );
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `Two operations are called ${id}.`);
}

export const apiDescriptions: Check = {
  name: 'api-descriptions',
  refuses:
    'API descriptions that are not OpenAPI 3.1, have a text in one language only, or have examples that do not fit',
  async find({root}) {
    const findings: PlacedFinding[] = [];
    const validator = new Validator();
    for (const name of await namesIn(root)) {
      const file = `${folder}/${name}`;
      const description = parse(await readFile(path.join(root, file), 'utf8'));
      const at = (problem: string, fix: string) => findings.push({file, line: 1, problem, fix});
      if (!isRecord(description) || !String(description.openapi).startsWith('3.1.')) {
        at(
          'The file is not an OpenAPI 3.1 description.',
          'Write JSON that begins with its version.',
        );
        continue;
      }
      const wrong = await violation(description, validator);
      if (wrong !== undefined) {
        at(`OpenAPI refuses it: ${wrong}.`, 'Correct it by the specification of OpenAPI 3.1.');
      }
      if (wrong === undefined) {
        exampleProblems(description).forEach((problem) =>
          at(problem, 'Correct the example or the schema; the pages and the tests use both.'),
        );
      }
      halfSaid(description).forEach((problem) =>
        at(problem, 'Write summary and description in English and, as x-…-zh, in Chinese.'),
      );
      repeatedIds(description).forEach((problem) =>
        at(problem, 'Give each its own operationId; it becomes the anchor on the page.'),
      );
    }
    return findings;
  },
};
