import type * as z from 'zod';
import type {Finding} from '../writerError/index.ts';
import {closestName} from '../../src/lib/closestName.ts';
import {frontMatterLine, readFrontMatter} from './readFrontMatter.ts';

/** Fixes for the keys of a kind of file. */
interface Guide {
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
  {fixHints, otherwise}: Guide,
): Finding[] {
  const names = Object.keys(fixHints);
  const misspelt = new Set(
    issues
      .flatMap((issue) =>
        issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
      )
      .map((key) => closestName(key, names)),
  );
  const data = readFrontMatter(fileContent)?.data;
  const isThere = (key: PropertyKey | undefined) =>
    typeof data === 'object' && data !== null && key !== undefined && key in data;
  const isMisspelt = ({path}: z.core.$ZodIssue) =>
    path.length === 1 && misspelt.has(String(path[0])) && !isThere(path[0]);
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          describeKey(key, frontMatterLine(fileContent, [...issue.path, key]), names),
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
