// cspell:ignore showlinenumbers tilte
import type {Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import {highlight} from '../highlight.ts';
import {parseMeta} from '../parseMeta.ts';
import {rehypeCode} from '../rehypeCode.ts';
import {toHtml} from '../toHtml.ts';

const none = new Set<number>();

describe('parseMeta', () => {
  it('reads title, marked lines and line numbers', () => {
    expect(parseMeta('title="zh.json" {2,4-6} showLineNumbers')).toEqual({
      title: 'zh.json',
      marked: new Set([2, 4, 5, 6]),
      numbered: true,
    });
    expect(parseMeta('showLineNumbers=false')).toEqual({marked: none, numbered: false});
    expect(parseMeta('')).toEqual({marked: none});
  });

  it('reads a title in either quotation marks, and no options in it', () => {
    expect(parseMeta(`title='the "a" {1} showLineNumbers' {2}`)).toEqual({
      title: 'the "a" {1} showLineNumbers',
      marked: new Set([2]),
    });
  });

  it.each([
    ['title=zh.json {2}', 'title=zh.json'],
    ['tilte="zh.json"', 'tilte="zh.json"'],
    ['title="a.json" {2-} showLineNumbers', '{2-}'],
    ['{2..4}', '{2..4}'],
    ['{1,5-3}', '{1,5-3}'],
    ['{a}', '{a}'],
    ['highlight={1}', 'highlight='],
    ['showlinenumbers', 'showlinenumbers'],
    ['showLineNumbers=true', 'showLineNumbers=true'],
  ])('names the part of %s that is no option', (meta, unknown) => {
    expect(parseMeta(meta).unknown).toBe(unknown);
  });
});

describe('toHtml', () => {
  it('escapes the code', () => {
    expect(toHtml([[{content: '<b>&"'}]], none)).toBe(
      '<span class="line">&lt;b&gt;&amp;"\n</span>',
    );
  });

  it('joins adjacent tokens of the same colour, and spaces with the previous token', () => {
    const line = [
      {content: '"a"', token: 'string'},
      {content: ' '},
      {content: '"b"', token: 'string'},
      {content: ';'},
    ] as const;
    expect(toHtml([line], none)).toBe(
      '<span class="line"><span class="tok-string">"a" "b"</span>;\n</span>',
    );
  });

  it('marks lines, counted from 1', () => {
    expect(toHtml([[{content: 'a'}], [{content: 'b'}]], new Set([2]))).toBe(
      '<span class="line">a\n</span><span class="line line-marked">b\n</span>',
    );
  });
});

describe('highlight', () => {
  it('colours values, and leaves the keys of data as text', async () => {
    expect(await highlight('{"count": 12, "text": "句段", "on": true}', 'json', none)).toBe(
      '<span class="line">{"count": <span class="tok-number">12</span>, "text": ' +
        '<span class="tok-string">"句段"</span>, "on": <span class="tok-number">true</span>}\n</span>',
    );
  });

  it('colours shell commands and comments', async () => {
    const html = await highlight('curl "$URL" # get', 'bash', none);
    expect(html).toContain('<span class="tok-keyword">curl');
    expect(html).toContain('<span class="tok-string">"$URL"');
    expect(html).toContain('<span class="tok-comment"># get');
  });

  it('writes no colour into the page: the security policy forbids style attributes', async () => {
    expect(await highlight('<a href="x">1</a>', 'xml', none)).not.toContain('style');
  });

  it('does not change plain text', async () => {
    expect(await highlight('if (true) 1', 'text', none)).toBe(
      '<span class="line">if (true) 1\n</span>',
    );
  });
});

const block = (code: string, language?: string, metastring?: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      position: {start: {line: 7, column: 1}, end: {line: 9, column: 1}},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {
            ...(language !== undefined && {className: [`language-${language}`]}),
            metastring,
          },
          children: [{type: 'text', value: `${code}\n`}],
        },
      ],
    },
  ],
});

const page = () => new VFile({path: 'versioned_docs/version-yicat/faq.mdx'});

/** Returns name and properties of the first element. */
async function frameOf(root: Root): Promise<Record<string, unknown>> {
  await rehypeCode()(root, page());
  const [frame] = root.children;
  const properties = new Map<string, unknown>();
  if (frame?.type === 'mdxJsxFlowElement') {
    properties.set('name', frame.name);
    for (const attribute of frame.attributes) {
      if (attribute.type === 'mdxJsxAttribute') {
        properties.set(attribute.name, attribute.value);
      }
    }
  }
  return Object.fromEntries(properties);
}

describe('rehypeCode', () => {
  it('passes coloured code to the frame', async () => {
    expect(await frameOf(block('{}', 'json', 'title="a.json"'))).toEqual({
      name: 'CodeFrame',
      html: '<span class="line">{}\n</span>',
      lang: 'json',
      title: 'a.json',
    });
  });

  it('numbers longer code, unless told otherwise', async () => {
    expect(await frameOf(block('1\n2\n3', 'text'))).toHaveProperty('numbered');
    expect(await frameOf(block('1\n2\n3', 'text', 'showLineNumbers=false'))).not.toHaveProperty(
      'numbered',
    );
    expect(await frameOf(block('1\n2', 'text'))).not.toHaveProperty('numbered');
  });

  it.each([
    ['no language', undefined, 'does not name its language'],
    ['an unknown language', 'klingon', '“klingon”'],
    ['a property name of every object', 'constructor', '“constructor”'],
    ['an unknown option', 'json', 'the option “tilte="a.json"”', 'tilte="a.json" {1}'],
  ])('refuses %s, with file and line', async (_name, language, words, meta = '') => {
    const result = rehypeCode()(block('x', language, meta), page());
    await expect(result).rejects.toThrow(words);
    await expect(result).rejects.toThrow('faq.mdx:7');
  });
});

it('colours a whole line even on a slow machine', async () => {
  const code = 'curl https://example.com --header "Accept: application/json" | jq .';
  const fast = await highlight(code, 'bash', none);
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
  const slow = await highlight(code, 'bash', none);
  clock.mockRestore();
  expect(fast).toContain('tok-');
  expect(slow).toBe(fast);
});
