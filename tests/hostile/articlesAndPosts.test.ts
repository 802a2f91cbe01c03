import {stringify} from 'yaml';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../plugins/code-highlight/parseMeta.ts';
import {readFrontMatter} from '../../plugins/frontMatter/readFrontMatter.ts';
import {itemHtml} from '../../plugins/update-log/postHtml.ts';
import {readPost} from '../../plugins/update-log/readPost.ts';
import {anyText, holds, lineCount, textOf} from './properties.ts';

// The comment of each property names a fault that the property finds.

describe('front matter', () => {
  const yaml = textOf(
    'a',
    ': ',
    '\n',
    '- ',
    '*a',
    '&a ',
    '"',
    "'",
    '|\n',
    '{',
    '}',
    '[',
    ']',
    '#',
    '!!int ',
    '? ',
    '---\n',
    '\t',
    '<<: ',
  );

  // Finds: `toJS` called for an alias without an anchor, which throws without a line.
  it('is data or an error with a line of the file', () => {
    holds(yaml, (matter) => {
      const text = `---\n${matter}\n---\nbody`;
      const read = readFrontMatter(text);
      expect(text.endsWith(read?.body ?? '')).toBe(true);
      expect(read?.error?.line ?? 1).toBeGreaterThanOrEqual(1);
      expect(read?.error?.line ?? 1).toBeLessThanOrEqual(lineCount(text));
      for (const steps of [[], ['a'], ['a', 0, 'b'], ['__proto__']]) {
        expect(read?.lineOf(steps) ?? 1).toBeLessThanOrEqual(lineCount(text));
      }
    });
  });

  it('refuses references that would grow without limit, with a line', () => {
    const levels = Array.from({length: 12}, (_, n) => {
      const items =
        n === 0
          ? 'x'
          : Array(10)
              .fill(`*a${n - 1}`)
              .join(', ');
      return `a${n}: &a${n} [${items}]`;
    });
    const read = readFrontMatter(`---\n${levels.join('\n')}\n---\n`);
    expect(read?.data).toBeUndefined();
    expect(read?.error?.line).toBeGreaterThanOrEqual(1);
  });

  // Finds: the fences searched within a line, so that `a --- b` ends the block.
  it('gives back what YAML wrote', () => {
    const value = fc.record({
      title: fc.oneof(fc.string({unit: 'grapheme'}), textOf('---', ' ', 'a')),
      n: fc.integer(),
      list: fc.array(fc.string()),
    });
    holds(
      value,
      (data) => {
        expect(readFrontMatter(`---\n${stringify(data)}---\n`)?.data).toEqual(data);
      },
      100,
    );
  });
});

describe('update log', () => {
  const marked = textOf('**', '*', '`', '<b>', '&', '"', '\n', ' ');

  // Finds: text or title put into the page without `escapeHtml`.
  it('an item brings no elements but its own', () => {
    holds(fc.tuple(marked, anyText), ([text, title]) => {
      const html = itemHtml(
        {id: 'x', product: 'faq', kind: 'new', title, text, article: {title, route: '/docs/faq/x'}},
        {locale: 'en', root: 'https://docs.example.com'},
      );
      const rest = html.replace(/<\/?(?:p|strong|em|code|a)>|<a href="[^"<>]*">/g, '');
      expect(rest).not.toMatch(/[<>"]/);
    });
  });

  // Finds: a key that is read from front matter which is a list or a text.
  it('a post is read, or its problems have a line of the file', () => {
    const item = fc.record(
      {
        product: fc.constantFrom('yicat', 'x', 1),
        kind: fc.constantFrom('new', null),
        id: anyText,
        title: anyText,
        text: anyText,
        article: fc.constantFrom('yicat:overview', 'x', {}),
      },
      {requiredKeys: []},
    );
    const matter = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          title: anyText,
          slug: fc.constantFrom('2026-01-01-a', 'x', 3),
          authors: fc.jsonValue(),
          items: fc.oneof(fc.array(item), fc.jsonValue()),
        },
        {requiredKeys: []},
      ),
    );
    holds(
      fc.tuple(matter, anyText),
      ([data, body]) => {
        const text = `---\n${stringify(data)}---\n${body}`;
        const {post, problems} = readPost('blog/2026-01-01-a.mdx', text);
        expect(post === undefined).toBe(problems.length > 0);
        for (const {line, problem, fix} of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lineCount(text) + 1);
          expect(problem).not.toBe('');
          expect(fix).not.toBe('');
        }
      },
      60,
    );
  });
});

describe('code blocks', () => {
  const lines = textOf('1', '7', '9999999999', '-', '--', ',', ' ').map((list) => `{${list}}`);
  const meta = fc
    .tuple(textOf('title="', '"', '{', '}', 'showLineNumbers', '=false'), lines, anyText)
    .map((parts) => parts.join(' '));

  // Finds: a range that is unrolled whatever its end, which fills the memory.
  it('the first line marks few whole lines', () => {
    holds(meta, (text) => {
      const {marked} = parseMeta(text);
      expect(marked.size).toBeLessThanOrEqual(100_000);
      expect([...marked].every((line) => Number.isSafeInteger(line) && line >= 1)).toBe(true);
    });
  });
});
