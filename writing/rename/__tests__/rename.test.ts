import {describe, expect, it} from 'vitest';
import {rewriteMoved, rewriteReferences, rewriteNames} from '../rewrite.ts';

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
    expect(rewriteMoved({'/docs/yicat/oldest': before}, move)).toEqual({
      '/docs/yicat/oldest': after,
      [before]: after,
    });
  });

  it('leads nowhere from an address that is a page again', () => {
    expect(rewriteMoved({[after]: before}, move)).toEqual({[before]: after});
  });
});
