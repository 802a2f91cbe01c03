import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {mentionsOf} from '../mentionsOf.ts';
import {renamePage} from '../renamePage.ts';
import {rewriteMoved, rewriteReferences, rewriteNames, rewriteSidebar} from '../rewrite.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';

const move = {product: 'yicat', from: 'translate/tags', to: 'edit/tags'};

describe('rewriteNames', () => {
  it.each([
    ['(/docs/yicat/translate/tags#a)', '(/docs/yicat/edit/tags#a)'],
    ['/docs/yicat/translate/tags。', '/docs/yicat/edit/tags。'],
    ["'yicat:translate/tags'", "'yicat:edit/tags'"],
    ['"yicat/translate/tags#top": "1 2"', '"yicat/edit/tags#top": "1 2"'],
    [
      'versioned_docs/version-yicat/translate/tags.mdx',
      'versioned_docs/version-yicat/edit/tags.mdx',
    ],
    ['https://x.example/en/docs/yicat/translate/tags', 'https://x.example/en/docs/yicat/edit/tags'],
  ])('changes %s', (text, expected) => {
    expect(rewriteNames(text, move)).toBe(expected);
  });

  it.each([
    '/docs/yicat/translate/tags-in-word',
    '/docs/yicat/translate/tags/more',
    '/docs/yiloc/translate/tags',
    'other-yicat:translate/tags',
    'translate/tags',
    '/docs/yicat/translate/tags.png',
  ])('leaves %s', (text) => {
    expect(rewriteNames(text, move)).toBe(text);
  });
});

it('rewriteSidebar changes the article, and not the section whose key is the same', () => {
  const sidebar = (slug: string) => `[
  {key: 'faq', articles: ['faq', 'messages']},
  {
    key: 'messages',
    articles: [
      'messages/overview',
      '${slug}',
    ],
  },
]`;
  const rename = {product: 'yicat', from: 'messages', to: 'edit/messages'};
  expect(rewriteSidebar(sidebar('messages'), rename)).toBe(
    sidebar('edit/messages').replace("'faq', 'messages'", "'faq', 'edit/messages'"),
  );
});

describe('rewriteReferences', () => {
  it('changes related articles and tasks, and nothing that only looks like them', () => {
    const source = `---
title: translate/tags
related: [translate/tags, 'translate/tags', translate/tags-in-word]
tasks:
  - need: translate/tags
    article: translate/tags
---

translate/tags
`;
    expect(rewriteReferences(source, move)).toBe(`---
title: translate/tags
related: [edit/tags, 'edit/tags', translate/tags-in-word]
tasks:
  - need: translate/tags
    article: edit/tags
---

translate/tags
`);
  });

  it('leaves a file without front matter', () => {
    expect(rewriteReferences('translate/tags', move)).toBe('translate/tags');
  });
});

describe('rewriteMoved', () => {
  const before = '/docs/yicat/translate/tags';
  const after = '/docs/yicat/edit/tags';

  it('leads all older addresses to the new one', () => {
    expect(rewriteMoved({'/docs/yicat/oldest': before}, move, false)).toEqual({
      '/docs/yicat/oldest': after,
      [before]: after,
    });
  });

  it('leads nowhere from an address that is a page again', () => {
    expect(rewriteMoved({[after]: before}, move, false)).toEqual({[before]: after});
  });

  it('adds no redirect from a draft, and corrects those that exist', () => {
    const moved = {'/docs/yicat/oldest': before, [after]: '/docs/yicat/other'};
    expect(rewriteMoved(moved, move, true)).toEqual({'/docs/yicat/oldest': after});
  });
});

describe('mentionsOf', () => {
  const {root, write} = temporaryFolder('for all tests');

  it('lists what a move leaves: bare slugs, and the examples of the guides', () => {
    write('CONTRIBUTING.md', 'Begin.\n`yicat/translate/tags` (task)\n`yicat/translate/tags-in`\n');
    write('docs/a.md', '[Tags](/docs/yicat/translate/tags#a)\n/docs/yiloc/translate/tags\n');
    write('src/a.ts', "'translate/tags'\n'translate/tags-in'\n");
    expect(mentionsOf(root, move)).toEqual(['CONTRIBUTING.md:2', 'docs/a.md:1', 'src/a.ts:1']);
  });
});

describe('renamePage', () => {
  const {root, write} = temporaryFolder('for each test');
  const folders = [
    'versioned_docs/version-yicat',
    'i18n/en/docusaurus-plugin-content-docs/version-yicat',
  ];
  const files = folders.flatMap((folder) => [
    `${folder}/index.mdx`,
    `${folder}/translate/tags.mdx`,
  ]);

  it.each([
    ['/translate/tags', 'edit/tags', 'is not there'],
    ['./translate/tags', 'edit/tags', 'is not there'],
    ['/index', 'edit/tags', 'is not there'],
    ['translate/tags', 'edit/edit', 'the page of its folder'],
    ['translate/tags', 'translate', 'the address of a section'],
  ])('refuses %s → %s, and deletes nothing', async (from, to, words) => {
    files.forEach((file) => write(file, 'text'));
    await expect(renamePage(root, {product: 'yicat', from, to})).rejects.toThrow(words);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
