// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import type {Finding} from '../writerError/index.ts';
import {closestName} from '../../src/lib/closestName.ts';
import {frontMatterLine, readFrontMatter} from './readFrontMatter.ts';

/** The keys of a kind of file, and fixes for them. */
interface Guide {
  readonly schema: z.core.$ZodType;
  /** What to write, by key. */
  readonly fixHints: Readonly<Record<string, string>>;
  /** Fix for a key that `fixHints` does not list. */
  readonly otherwise: string;
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ');

/** Returns the keys in a path, innermost first: those of the file and of entries of lists. */
const keysOf = (path: readonly PropertyKey[]) =>
  path.filter((_, index) => index === 0 || typeof path[index - 1] === 'number').reverse();

/** Returns the keys that a schema allows at a place in the front matter. */
function keysAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path;
  if (schema instanceof z.ZodOptional) {
    return keysAt(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) {
    return keysAt(schema.element, rest);
  }
  if (!(schema instanceof z.ZodObject)) {
    return [];
  }
  const shape: Readonly<Record<PropertyKey, z.core.$ZodType>> = schema.shape;
  return step === undefined ? Object.keys(shape) : keysAt(shape[step], rest);
}

/** Describes a key that the schema does not know, with the key that was probably meant. */
function describeKey(key: string, line: number, names: readonly string[]): Finding {
  const meant = closestName(key, names);
  return {
    line,
    problem: `front matter: unknown key “${key}”.`,
    fix:
      meant === undefined
        ? `remove it, or use one of ${names.join(', ')}.`
        : `write “${meant}”, or remove it.`,
  };
}

/**
 * Converts schema issues of front matter into findings for the writer. A key that is missing because
 * it is misspelt is reported once, where it is.
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  fileContent: string,
  {schema, fixHints, otherwise}: Guide,
): Finding[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            nameOf([...issue.path, closestName(key, keysAt(schema, issue.path)) ?? '']),
          )
        : [],
    ),
  );
  const {data} = readFrontMatter(fileContent) ?? {};
  const isThere = (path: readonly PropertyKey[]) =>
    path.reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key), data) !==
    undefined;
  const isMisspelt = ({path}: z.core.$ZodIssue) => meant.has(nameOf(path)) && !isThere(path);
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          describeKey(
            key,
            frontMatterLine(fileContent, [...issue.path, key]),
            keysAt(schema, issue.path),
          ),
        )
      : isMisspelt(issue)
        ? []
        : [
            {
              line: frontMatterLine(fileContent, issue.path),
              problem: `front matter: ${nameOf(issue.path)} ${issue.message}.`,
              fix:
                keysOf(issue.path)
                  .map((key) => fixHints[String(key)])
                  .find(Boolean) ?? otherwise,
            },
          ],
  );
}
