import type * as z from 'zod';
import type {Finding} from '../writerError/index.ts';
import {frontMatterLine} from './readFrontMatter.ts';

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

/** Converts schema issues of front matter into findings for the writer. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  fileContent: string,
  {fixHints, otherwise}: Guide,
): Finding[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          line: frontMatterLine(fileContent, [...issue.path, key]),
          problem: `front matter: unknown key “${key}”.`,
          fix: `remove it, or use one of ${Object.keys(fixHints).join(', ')}.`,
        }))
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
