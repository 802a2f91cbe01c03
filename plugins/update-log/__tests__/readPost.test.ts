// cspell:ignore vust
import {describe, expect, it} from 'vitest';
import {readPost} from '../readPost.ts';

const file = 'blog/2025-08-14-task-split-preview.mdx';

const text = `---
title: August
slug: 2025-08-14-task-split-preview
authors: [team]
items:
  - product: yicat
    kind: new
    id: split-preview
    title: 'Preview: the range'
    text: Select **Split**.
    article: yicat:project-manage/task-assign
  - product: plugin
    kind: improved
    id: plugin-test-connection
    title: Test connection
    text: It says more.
    article: plugin:mt-plugin/credentials
---

What is new in August.

{/* truncate */}
`;

const problemsOf = (from: string, to: string) => {
  expect(text).toContain(from);
  return readPost(file, text.replace(from, to)).problems.map(
    ({line, problem, fix}) => `${line} ${problem} ${fix}`,
  );
};

describe('readPost', () => {
  it('names a byte order mark', () => {
    expect(problemsOf('---\ntitle: August', '\uFEFF---\ntitle: August')).toEqual([
      expect.stringMatching(/^1 front matter: .* byte order mark.* save the file as UTF-8 without/),
    ]);
  });

  it('reads a post with the lines of its items', () => {
    const {post, problems} = readPost(file, text);
    expect(problems).toEqual([]);
    expect(post).toMatchObject({
      slug: '2025-08-14-task-split-preview',
      date: '2025-08-14',
      intro: 'What is new in August.',
      items: [
        {product: 'yicat', kind: 'new', title: 'Preview: the range', line: 6},
        {product: 'plugin', article: 'plugin:mt-plugin/credentials', line: 12},
      ],
    });
  });

  it.each([
    ['an unknown product', 'product: yicat', 'product: yicta', /^6 .*“yicta”.*yicat, yiloc/],
    ['an unknown kind', 'kind: improved', 'kind: changed', /^13 .*“changed”.*new, improved, fixed/],
    [
      'an unknown article',
      'yicat:project-manage/task-assign',
      'yicat:project-manage/task-assing',
      /^11 .*“yicat:project-manage\/task-assing”.*config\/sidebars/,
    ],
    ['an article without product', 'plugin:mt-plugin', 'mt-plugin', /^17 .*not a valid article/],
    ['an id that is no id', 'id: split-preview', 'id: Split preview', /^8 .*“Split preview”/],
    ['an item without id', '    id: split-preview\n', '', /^6 .*entry 1, id is missing/],
    ['the id of a product', 'id: split-preview', 'id: yicat', /^8 .*“yicat”.*id of a product/],
    [
      'a control character in a text',
      'It says more.',
      'It says\v more.',
      /^16 .*invisible control/,
    ],
    [
      'a control character in a title',
      'title: August',
      'title: Aug\vust',
      /^2 .*invisible control/,
    ],
    ['a control character in the introduction', 'What is', 'What\vis', /control characters/],
    ['an empty text', 'text: It says more.', 'text: ""', /^16 .*has no text/],
    ['four sentences', 'It says more.', 'A. B! C? D.', /^16 .*more than three sentences/],
    ['four Chinese sentences', 'It says more.', '甲。“乙。”丙。丁。', /^16 .*more than three/],
    ['no full stop', 'It says more.', 'It says more', /^16 .*full stop.*one to three/],
    [
      'an article with two colons',
      'yicat:project-manage/task-assign',
      'yicat:project-manage/task-assign:x',
      /^11 .*not a valid article/,
    ],
    ['an unknown key', 'text: It says', 'txt: It says', /unknown key “txt”/],
    ['a slug that is not the file name', 'slug: 2025-08-14', 'slug: 2025-08-15', /^3 .*file name/],
    ['a day of no calendar', 'slug: 2025-08-14', 'slug: 2025-02-30', /^3 .*2025-02-30.*calendar/],
    ['a day of one digit', 'slug: 2025-08-14', 'slug: 2025-08-1', /^3 .*2025-08-1-.*calendar/],
    ['no author', 'authors: [team]', 'authors: []', /^4 .*authors is empty/],
    [
      'YAML that cannot be read',
      "'Preview: the range'",
      "'Preview: the range",
      /^\d+ front matter:/,
    ],
    ['no introduction', 'What is new in August.\n', '', /^\d+ the text is not one plain paragraph/],
    ['Markdown in the introduction', 'What is', '**What** is', /not one plain paragraph/],
    ['text below the mark', '*/}\n', '*/}\n\nMore.\n', /not one plain paragraph/],
    ['no truncation mark', '{/* truncate */}\n', '', /not one plain paragraph/],
  ])('refuses %s', (_, from, to, expected) => {
    expect(problemsOf(from, to).join('\n')).toMatch(expected);
  });

  it.each([
    '# New',
    '1. New',
    '- New',
    '---',
    '~~~',
    ':::note',
    'A _new_ month.',
    'A ~~new~~ month.',
    'A &amp; B.',
    'A\\_b.',
  ])('refuses an introduction that Markdown reads as more than text: %s', (intro) => {
    expect(problemsOf('What is new in August.', intro).join('\n')).toMatch(
      /not one plain paragraph/,
    );
  });

  it.each(['A & B: “C”, 3~5 at 2:1!', 'See https://example.com, snake_case.', '2025 年更新。'])(
    'accepts a plain introduction: %s',
    (intro) => {
      expect(problemsOf('What is new in August.', intro)).toEqual([]);
    },
  );

  it.each(['甲。“乙。”丙（1.5）。', '甲！（乙。）“丙”。', 'Set 1.5 first. Say “Two.” Three.'])(
    'accepts three sentences: %s',
    (words) => {
      expect(problemsOf('It says more.', words)).toEqual([]);
    },
  );

  it('refuses a file without front matter', () => {
    expect(readPost(file, 'Hello').problems).toMatchObject([{file, line: 1}]);
  });
});
