// cspell:ignore mport xport
import {describe, expect, it} from 'vitest';
import {parseDocument} from '../../../content/parseDocument.ts';
import {outline} from '../outline.ts';
import {isCode, type Part} from '../Part.ts';
import {slotsIn} from '../Piece.ts';
import {writeParts} from '../writeParts.ts';

const place = {file: 'tags.mdx', locale: 'en', kind: 'article', slug: 'tags'} as const;

const slotsOf = (source: string) => slotsIn(outline(parseDocument(place, source)));

const shown = (parts: readonly Part[] = []) =>
  parts.map((part) => (isCode(part) ? `<${part.raw}>` : part));

/**
 * Replaces the text “X” of a page.
 * @returns the page, and the parts that are read there
 */
function replaced(page: string, text: string) {
  const index = slotsOf(page).findIndex(({parts}) => parts.includes('X'));
  const slot = slotsOf(page)[index];
  if (!slot) {
    throw new Error('The page has no text “X”.');
  }
  const parts = slot.parts.map((part) => (part === 'X' ? text : part));
  const written = writeParts(parts, slot.syntax, page[slot.start - 1]);
  const result = page.slice(0, slot.start) + written + page.slice(slot.end);
  return {result, wanted: shown(parts), read: shown(slotsOf(result)[index]?.parts)};
}

const item = (text: string) => `---\nitems:\n  - id: a\n    text: ${text}\n---\n`;
const need = '---\ntasks:\n  - need: X\n---\n';

const table = (cell: string) => `| ${cell} | Does |\n|---|---|\n| F1 | Help |\n`;

describe('writeParts', () => {
  it.each([
    ['a bar in a cell', table('X'), 'a | b', 'a \\| b'],
    ['a backslash before a bar in a cell', table('X'), 'a \\| b', 'a \\\\\\| b'],
    ['a quotation mark in a title', '```sh title="X"\nls\n```\n', 'the "a"', `title='the "a"'`],
    ['a backtick in a title', '```sh title="X"\nls\n```\n', 'the `a`', 'title="the &#96;a&#96;"'],
    ['a backslash in a title', '```sh title="X"\nls\n```\n', 'C:\\|', 'title="C:&#92;|"'],
    ['what looks like lines in a title', '```sh title="X"\nls\n```\n', 'a {1}', 'title="a {1}"'],
    ['a space inside bold', '**X** text\n', ' a', '**&#x20;a** text'],
    ['punctuation before the end of bold', '**X**中文\n', '“注意”', '**“注意”**&#x4e2d;文'],
    ['punctuation after the beginning of bold', '中**X**\n', '“注意”', '&#x4e2d;**“注意”**'],
    ['a bracket in a link', '[X](/docs/yicat) text\n', 'a ]b', '[a \\]b](/docs/yicat) text'],
    ['a colon before a link', 'X[a](/docs/yicat)\n', '见:附录', '见\\:附录[a](/docs/yicat)'],
    ['an address at the end of bold', '**X**。\n', '写信到 a@b.cn', '**写信到 a\\@b.cn**。'],
    ['an address without letters after it', 'X\n', 'www._ text', 'www\\.\\_ text'],
    ['the keyword import at the beginning of a page', 'X\n', 'import files', '&#x69;mport files'],
    ['the keyword export after a heading', '## A\n\nX\n', 'export all.', '&#x65;xport all.'],
    ['the same word in a list item', '- X\n', 'export all.', '- export all.'],
    ['colons that would begin a callout', 'X\n', ':::note', '\\:::note'],
    ['a stop at the end of bold, before an emoji', '**X**😀\n', 'a.', '**a.**&#x1f600;'],
    ['a soft hyphen between colon and link', 'X[a](/docs/yicat)\n', 'b:\u00ad', 'b\\:\u00ad[a]'],
    ['the other quotation mark in a string', "{['X']}\n", 'the "a"', `{['the "a"']}`],
    ['its own quotation mark in a string', "{['X']}\n", "it's", String.raw`{['it\'s']}`],
    ['a backslash before both marks', "{['X']}\n", String.raw`a\" \'`, String.raw`{['a\\" \\\'']}`],
    ['braces and a tag in a string', "{['X']}\n", '{a} <b> ${c}', "{['{a} <b> ${c}']}"],
    ['a line separator in a string', "{['X']}\n", 'a\u2028b', "{['a\u2028b']}"],
    ['its own mark in an attribute', '<Figure alt="X" />\n', 'the "a"', 'alt="the &#34;a&#34;"'],
    ['an apostrophe in an attribute', "<Figure alt='X' />\n", "it's", "alt='it&#39;s'"],
    ['backslashes in an attribute', '<Figure alt="X" />\n', 'C:\\{a}\\', 'alt="C:\\{a}\\"'],
    ['a reference as text in an attribute', '<Figure alt="X" />\n', '&lt;', 'alt="&amp;lt;"'],
    [
      'signs in an item of a post, which has no escapes',
      item('X'),
      'to a@b.cn, the [Ctrl] key, 5 * 3 cm, *.tmx',
      'text: to a@b.cn, the [Ctrl] key, 5 * 3 cm, *.tmx\n',
    ],
    [
      'punctuation at the end of bold in an item',
      item("'**X**中文'"),
      '“注意”',
      "'**“注意”**中文'",
    ],
    [
      'signs in a task, which has no Markdown',
      need,
      '- x_y_ **z** &amp;',
      "need: '- x_y_ **z** &amp;'",
    ],
    ['a task that looks like a day', need, '2025-09-12', "need: '2025-09-12'"],
    ['a name after a colon in a button', '点击【X】。\n', '导入 :a', '点击【导入 :a】。'],
  ])('writes %s so that it is read again', (_, page, text, expected) => {
    const {result, wanted, read} = replaced(page, text);
    expect(read).toEqual(wanted);
    expect(result).toContain(expected);
  });
});
