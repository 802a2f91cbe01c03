import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {contentFolder} from '../../../content/contentFile.ts';
import {readLog} from '../readLog.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'update-log-'));
});

afterEach(() => rm(site, {recursive: true}));

async function write(locale: 'zh' | 'en', slug: string, kind: string) {
  const folder = path.join(site, contentFolder('post', locale));
  await mkdir(folder, {recursive: true});
  await writeFile(
    path.join(folder, `${slug}.mdx`),
    `---
title: ${slug}
slug: ${slug}
authors: [team]
items:
  - product: yicat
    kind: ${kind}
    id: split-preview
    title: Preview
    text: It shows the range.
    article: yicat:project-manage/task-assign
---

What is new.

{/* truncate */}
`,
  );
}

describe('readLog', () => {
  it('reads both languages, newest first', async () => {
    for (const locale of ['zh', 'en'] as const) {
      await write(locale, '2025-03-13-older', 'new');
      await write(locale, '2025-09-12-newer', 'improved');
    }
    const log = await readLog(site);
    expect(log.en.map(({slug}) => slug)).toEqual(['2025-09-12-newer', '2025-03-13-older']);
    expect(log.zh).toHaveLength(2);
  });

  it('stops the build with file, line, problem and fix of every mistake', async () => {
    for (const locale of ['zh', 'en'] as const) {
      await write(locale, '2025-03-13-older', 'changed');
    }
    await expect(readLog(site)).rejects.toThrow(
      /blog\/2025-03-13-older\.mdx:7\n.*“changed”.*\n.*Fix: .*\ni18n\/en\/.*2025-03-13-older\.mdx:7/,
    );
  });

  it('stops the build when a function is announced twice', async () => {
    for (const locale of ['zh', 'en'] as const) {
      await write(locale, '2025-03-13-older', 'new');
      await write(locale, '2025-09-12-newer', 'new');
    }
    await expect(readLog(site)).rejects.toThrow(/2025-09-12-newer\.mdx:6\n.*announced as new/);
  });

  it('stops the build when a language has no posts', async () => {
    await write('zh', '2025-03-13-older', 'new');
    await expect(readLog(site)).rejects.toThrow('no twin');
  });
});
