import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished} from 'vitest';
import type {PageFile} from '../../frontMatter/readPage.ts';
import {WriterError, type Finding} from '../../writerError/index.ts';
import {parseArticle} from '../index.ts';

export const zhFolder = 'versioned_docs/version-yicat';
export const enFolder = 'i18n/en/docusaurus-plugin-content-docs/version-yicat';

/** Returns a file with front matter and a short text. */
export const frontMatter = (lines: string): string => `---\n${lines}\n---\n\n正文。\n`;

/** The front matter of an article that is accepted. */
export const good = `title: 处理标记
description: 认识标记，把它们放对位置。
kind: task
audience: [translator]
updated: 2026-11-21`;

/** The file of the same article in English. */
export const twin = frontMatter(`title: Work with tags
description: What tags are and where they go.
kind: task
audience: [translator]
updated: 2026-11-01`);

/** Reads a file as the build does, in a project with the given files, by path. */
export async function read(
  file: string,
  files: Readonly<Record<string, string>>,
): Promise<PageFile> {
  const root = await mkdtemp(path.join(tmpdir(), 'articles-'));
  onTestFinished(() => rm(root, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(root, name);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
  const page = await parseArticle({
    filePath: path.join(root, file),
    fileContent: files[file] ?? '',
  });
  if (!page) {
    throw new Error(`${file} is not the file of an article.`);
  }
  return page;
}

/** Returns what is wrong with one of the files, and fails if it is accepted. */
export async function findingsOf(
  file: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> {
  try {
    await read(file, files);
  } catch (error) {
    if (error instanceof WriterError) {
      expect(error.file).toBe(file);
      return error.findings;
    }
    throw error;
  }
  throw new Error('The file was not refused.');
}
