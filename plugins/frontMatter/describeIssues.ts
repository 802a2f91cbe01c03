import type * as z from 'zod';
import type {Finding} from '../writerError/index.ts';
import {frontMatterLine} from './readFrontMatter.ts';

/** What a kind of file says about its keys. */
interface Guide {
  /** What to write, by key. */
  readonly fixHints: Readonly<Record<string, string>>;
  /** What to do about a key without a remedy. */
  readonly otherwise: string;
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ');

/** The key of the file, or of an entry of one of its lists. */
const keysOf = (path: readonly PropertyKey[]) =>
  path.filter((_, index) => index === 0 || typeof path[index - 1] === 'number').reverse();

/** Turns what the schema of front matter found into sentences for the writer. */
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
