import {describe, expect, it} from 'vitest';
import {contentFolder} from '../../../content/contentFile.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import {changesOf} from '../changesOf.ts';
import {readLog} from '../readLog.ts';

const {root: site, write} = temporaryFolder('for each test');

const writePost = (locale: 'zh' | 'en', slug: string, kind: string) =>
  write(
    `${contentFolder('post', locale)}/${slug}.mdx`,
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

describe('readLog', () => {
  it('reads both languages, newest first', async () => {
    for (const locale of ['zh', 'en'] as const) {
      writePost(locale, '2025-03-13-older', 'new');
      writePost(locale, '2025-09-12-newer', 'improved');
    }
    const log = await readLog(site);
    expect(log.en.map(({slug}) => slug)).toEqual(['2025-09-12-newer', '2025-03-13-older']);
    expect(log.zh).toHaveLength(2);
    const changes = await changesOf('yicat:project-manage/task-assign', 'en', site);
    expect(changes.map(({date}) => date)).toEqual(['2025-09-12', '2025-03-13']);
  });

  it('stops the build with file, line, problem and fix of every mistake', async () => {
    for (const locale of ['zh', 'en'] as const) {
      writePost(locale, '2025-03-13-older', 'changed');
    }
    await expect(readLog(site)).rejects.toThrow(
      /blog\/2025-03-13-older\.mdx:7\n.*“changed”.*\n.*Fix: .*\ni18n\/en\/.*2025-03-13-older\.mdx:7/,
    );
  });

  it('stops the build when a function is announced twice', async () => {
    for (const locale of ['zh', 'en'] as const) {
      writePost(locale, '2025-03-13-older', 'new');
      writePost(locale, '2025-09-12-newer', 'new');
    }
    await expect(readLog(site)).rejects.toThrow(/2025-09-12-newer\.mdx:6\n.*announced as new/);
  });

  it('stops the build when a language has no posts', async () => {
    writePost('zh', '2025-03-13-older', 'new');
    await expect(readLog(site)).rejects.toThrow('no twin');
  });
});
