import {describe, expect, it} from 'vitest';
import {readFrontMatter} from '../readFrontMatter.ts';
import {readPage} from '../readPage.ts';

describe('readFrontMatter', () => {
  it('keeps dates as text, so that invalid ones can be refused', () => {
    expect(readFrontMatter('---\nupdated: 2026-06-31\nn: 1\n---\n')?.data).toEqual({
      updated: '2026-06-31',
      n: 1,
    });
  });

  it('ignores hyphens within a line', () => {
    const file = '---\ndescription: What a line of --- does.\nupdated: 2026-11-21\n---\n\nText\n';
    const {data, body, lineOf} = readFrontMatter(file) ?? {};
    expect(data).toEqual({description: 'What a line of --- does.', updated: '2026-11-21'});
    expect(body).toBe('\nText\n');
    expect(lineOf?.(['updated'])).toBe(3);
  });

  it('reads files with Windows line endings', () => {
    const {data, body, lineOf} = readFrontMatter('---\r\na: 1\r\nb: 2\r\n---\r\nText\r\n') ?? {};
    expect([data, body, lineOf?.(['b'])]).toEqual([{a: 1, b: 2}, 'Text\n', 3]);
  });

  it.each(['', 'Text', '---\nnever closed: true\n', '\n---\na: 1\n---\n'])(
    'returns undefined for %j',
    (file) => {
      expect(readFrontMatter(file)).toBeUndefined();
    },
  );

  it('reports the line of a YAML error', () => {
    expect(readFrontMatter('---\ntitle: a\nkind: [b\n---\n')?.error?.line).toBe(4);
  });

  it('ignores a line of hyphens in the text', () => {
    expect(readFrontMatter('---\na: 1\n---\nText\n\n---\n\nMore\n')?.body).toBe(
      'Text\n\n---\n\nMore\n',
    );
  });
});

describe('readPage', () => {
  it('throws for YAML that cannot be read, with file, line and fix', () => {
    expect(() => readPage('---\ntitle: a\nkind: [b\n---\n', 'x.mdx')).toThrow(/^x\.mdx:4\n/);
  });

  it('names a byte order mark, which an editor of Windows has written', () => {
    expect(() => readPage('\uFEFF---\ntitle: a\n---\n', 'x.mdx')).toThrow(
      /^x\.mdx:1\n.*byte order mark.*\n.*save the file as UTF-8 without/,
    );
  });

  it('treats a file without front matter as text', () => {
    expect(readPage('Text', 'x.mdx')).toEqual({frontMatter: {}, content: 'Text'});
  });
});
