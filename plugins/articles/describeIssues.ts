import type * as z from 'zod';
import {frontMatterLine} from '../frontMatter/readFrontMatter.ts';
import type {Finding} from '../writerError/index.ts';
import {remedies} from './schema.ts';

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ');

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, fileContent: string): Finding[] {
  return issue.keys.map((key) => ({
    line: frontMatterLine(fileContent, [...issue.path, key]),
    problem: `front matter: nobody reads the key “${key}” here.`,
    fix: `remove it, or use one of ${Object.keys(remedies).join(', ')}.`,
  }));
}

/** Turns what the schema found into sentences for the writer. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  fileContent: string,
): Finding[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(issue, fileContent)
      : [
          {
            line: frontMatterLine(fileContent, issue.path),
            problem: `front matter: ${nameOf(issue.path)} ${issue.message}.`,
            fix: remedies[String(issue.path[0])] ?? 'see CONTRIBUTING.md, “Front matter”.',
          },
        ],
  );
}
