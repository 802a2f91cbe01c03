import {describe, expect, it} from 'vitest';
import {frontMatterLine} from '../readFrontMatter.ts';

const file = `---
title: A
related:
  - one
  - two
tasks:
  - need: x
    article: y
---

title: not this one
`;

describe('frontMatterLine', () => {
  it.each([
    [['title'], 2],
    [['related'], 3],
    [['related', 1], 5],
    [['tasks', 0, 'article'], 8],
  ])('finds %j', (path, line) => {
    expect(frontMatterLine(file, path)).toBe(line);
  });

  it('returns the line of the nearest parent of a missing value', () => {
    expect(frontMatterLine(file, ['tasks', 0, 'title'])).toBe(7);
    expect(frontMatterLine(file, ['updated'])).toBe(1);
    expect(frontMatterLine('no front matter', ['title'])).toBe(1);
  });
});
