import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import {contentFolder} from '../../content/contentFile.ts';
import {ifMissing} from '../../content/ifMissing.ts';
import {findProblems} from './findProblems.ts';
import type {Post} from './Post.ts';
import {describeProblems, type Problem} from './Problem.ts';
import {readPost} from './readPost.ts';

/** Posts of both languages, newest first. */
export type UpdateLog = Readonly<Record<LocaleId, readonly Post[]>>;

async function readLocale(siteDir: string, locale: LocaleId) {
  const folder = contentFolder('post', locale);
  // A missing folder counts as an empty log. The other language then reports missing twins.
  const entries = await readdir(path.join(siteDir, folder)).catch(ifMissing([]));
  const names = entries.filter((name) => name.endsWith('.mdx'));
  const read = await Promise.all(
    // Names start with a date, so this order is newest first.
    names
      .sort()
      .reverse()
      .map(async (name) => {
        const file = `${folder}/${name}`;
        return readPost(file, await readFile(path.join(siteDir, file), 'utf8'));
      }),
  );
  return {
    posts: read.flatMap(({post}) => post ?? []),
    problems: read.flatMap(({problems}) => problems),
  };
}

/** Reads the update log and returns its problems instead of throwing. */
export async function inspectLog(siteDir: string): Promise<{log: UpdateLog; problems: Problem[]}> {
  const [zh, en] = await Promise.all([readLocale(siteDir, 'zh'), readLocale(siteDir, 'en')]);
  const log = {zh: zh.posts, en: en.posts};
  const problems = [...zh.problems, ...en.problems];
  // Otherwise a post that cannot be read would also be reported as missing.
  return {log, problems: problems.length > 0 ? problems : findProblems(log)};
}

/**
 * Reads the update log in both languages.
 * @throws Error with file, line, problem and fix of every mistake, so that the build stops
 */
export async function readLog(siteDir: string): Promise<UpdateLog> {
  const {log, problems} = await inspectLog(siteDir);
  if (problems.length > 0) {
    throw new Error(`The update log cannot be built.\n${describeProblems(problems)}`);
  }
  return log;
}
