import {describe, expect, it} from 'vitest';
import {readPage} from '../readPage.ts';

const read = (source: string) =>
  readPage(source, {address: '/docs/a', breadcrumbs: ['Guide'], name: 'a'});

describe('readPage', () => {
  it('cuts at headings and takes the ids that these name', () => {
    const sections = read(
      '---\ntitle: T\ndescription: D\n---\n\nLead.\n\n## One {/* #first */}\n\nText.\n\n### Two words\n\nMore.\n\n#### Deep\n\nSame.',
    );
    expect(sections.map(({h, s, text}) => [h, s, text.replace(/\s+/g, ' ')])).toEqual([
      ['', 'T', 'D Lead.'],
      ['#first', 'One', 'Text.'],
      ['#two-words', 'Two words', 'More. Deep Same.'],
    ]);
    expect(sections[0]).toMatchObject({u: '/docs/a', t: 'T', b: ['Guide']});
  });

  it('takes the title from the first heading, or else from the name', () => {
    expect(read('# Heading\n\nText.').map(({t, h, text}) => [t, h, text])).toEqual([
      ['Heading', '', 'Text.'],
    ]);
    expect(read('Text.')[0]?.t).toBe('a');
  });

  it('gives two equal headings different ids', () => {
    expect(read('## 安装\n\n## 安装').map(({h}) => h)).toEqual(['', '#安装', '#安装-1']);
    const ids = read('## A\n\n## A\n\n## A-1').map(({h}) => h);
    expect(ids).toEqual(['', '#a', '#a-1', '#a-1-1']);
  });

  it('keeps what follows a colon', () => {
    expect(
      read('## Ratio 16:9\n\n注意:保存文件。').map(({s, text}) => [s, text.trim()]),
    ).toContainEqual(['Ratio 16:9', '注意:保存文件。']);
  });

  it('keeps the words of two cells apart', () => {
    const table = '| a | b |\n|---|---|\n| one | two |';
    expect(read(table)[0]?.text.split(/\s+/)).toEqual(['a', 'b', 'one', 'two']);
  });

  it('reads a figure by its alternative text and caption, not by what is drawn', () => {
    const text = read('<Figure caption="C" alt="A">\n  <Window title="drawn" />\n</Figure>')[0]
      ?.text;
    expect(text).toContain('C');
    expect(text).toContain('A');
    expect(text).not.toContain('drawn');
  });

  it('leaves imports, expressions and raw HTML out', () => {
    expect(read("import {a} from 'b';\n\nText {a}.\n")[0]?.text).toBe('Text .');
    expect(read('A<i>b</i> {x')[0]?.text).toBe('Ab {x');
  });

  it('takes a line break for a space between words', () => {
    expect(read('One<br />two')[0]?.text).toBe('One\ntwo');
    expect(read('One<br>two {x')[0]?.text).toBe('One\ntwo {x');
  });

  it('reads a page whose front matter is broken', () => {
    const texts = read('---\ntitle: "open\n---\n\nText.').map(({text}) => text);
    expect(texts.join(' ')).toContain('Text.');
  });
});
