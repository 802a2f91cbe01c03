import {describe, expect, it} from 'vitest';
import {hit} from '../../__tests__/fakeAnswers.ts';
import {groupHits, groupOf} from '../groupHits.ts';

describe('groupOf', () => {
  it.each([
    ['/docs/yicat/intro', '/', 'yicat'],
    ['/en/docs/alignment/x', '/en/', 'alignment'],
    ['/blog', '/', 'blog'],
    ['/en/blog/2025-01-01-x', '/en/', 'blog'],
    ['/blogger', '/', 'pages'],
    ['/markdown-page', '/', 'pages'],
    ['/docs', '/', 'pages'],
  ])('%j below %j belongs to %j', (url, baseUrl, group) => {
    expect(groupOf(url, baseUrl)).toBe(group);
  });

  it.each([
    ['/docs/api-reference/x', '/'],
    ['/en/docs/api-reference/x', '/en/'],
  ])('S2.53 %j is of the reference of an interface', (url, baseUrl) => {
    expect(groupOf(url, baseUrl)).toBe('api-reference');
  });

  it('S2.53 an address that only looks like it is not', () => {
    expect(groupOf('/docs/api-reference-guide', '/')).toBe('pages');
  });
});

it('groups are in the order of their best hit, and keep the order inside', () => {
  const hits = ['/docs/faq/a', '/docs/yicat/a', '/docs/faq/b', '/blog/a'].map((url) => hit(url));
  const groups = groupHits(hits, '/').map(({key, hits: of}) => [key, of.map(({url}) => url)]);
  expect(groups).toEqual([
    ['faq', ['/docs/faq/a', '/docs/faq/b']],
    ['yicat', ['/docs/yicat/a']],
    ['blog', ['/blog/a']],
  ]);
});

it('a hit that answers the query is a separate group, before all others', () => {
  const best = [{kind: 'paragraph' as const, head: '', parts: []}];
  const hits = ['/docs/faq/a', '/docs/yicat/a', '/docs/faq/b'].map((url) => hit(url));
  const groups = groupHits(hits, '/', best).map(({key, hits: of, best: says}) => [
    key,
    of.length,
    says.length,
  ]);
  expect(groups).toEqual([
    ['faq', 1, 1],
    ['yicat', 1, 0],
    ['faq', 1, 0],
  ]);
});
