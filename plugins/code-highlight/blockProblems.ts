import type {Finding} from '../writerError/index.ts';
import {knowsLanguage} from './highlight.ts';
import {parseMeta} from './parseMeta.ts';

/**
 * Returns what is wrong with the first line of a code block.
 * @param language nothing if the line names none
 * @param meta the rest of the line
 */
export async function blockProblems(
  language: string | null | undefined,
  meta: string,
): Promise<Omit<Finding, 'line'>[]> {
  const problems: Omit<Finding, 'line'>[] = [];
  if (!language || !(await knowsLanguage(language))) {
    problems.push({
      problem: language
        ? `a code block names the language “${language}”, which is not known.`
        : 'a code block does not name its language.',
      fix: 'write it after the three backticks: bash, http, json, xml, yaml, csv, … or text.',
    });
  }
  const {unknown} = parseMeta(meta);
  if (unknown !== undefined) {
    problems.push({
      problem: `a code block has the option “${unknown}”, which is not known.`,
      fix: 'write title="…", {2,5-7}, showLineNumbers or showLineNumbers=false.',
    });
  }
  return problems;
}
