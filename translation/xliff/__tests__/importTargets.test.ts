import {describe, expect, it} from 'vitest';
import {targetLocale} from '../importTargets.ts';
import {readXliff} from '../readXliff.ts';
import {writeXliff12} from '../writeXliff12.ts';
import {en, exported, files, imported, zh} from './tagsPage.ts';

describe('importTargets', () => {
  it.each([
    [
      'title',
      '<target>Tags</target>',
      '<target>Tags: “all” &amp; # more</target>',
      "title: 'Tags: “all” & # more'",
    ],
    ['heading', '>Copy<', '>Copy *one* tag<', '## Copy \\*one\\* tag {/* #copy */}'],
    [
      'caption',
      '>What tags look like<',
      '>What &quot;tags&quot; look like<',
      'caption="What &#34;tags&#34; look like"',
    ],
    ['word of a figure', '>Status<', ">The segment's status<", "'The segment\\'s status'"],
    ['cell', '>Help<', '>Help | more &lt;b&gt;<', '| Help \\| more \\<b> |'],
  ])('writes the %s as its place needs it', async (_, from, to, expected) => {
    const xliff = exported();
    expect(xliff).toContain(from);
    const {text, problems} = await imported(xliff.replace(from, to));
    expect(problems).toEqual([]);
    expect(text).toContain(expected);
    const lines = (page = '') => page.split('\n');
    const changed = lines(text).filter((line, index) => line !== lines(en)[index]);
    expect(changed).toHaveLength(1);
  });

  it('takes 【】 that were typed as text', async () => {
    const {text, problems} = await imported(exported().replace('>Help<', '>See 【Help】<'));
    expect(problems).toEqual([]);
    expect(text).toBe(en.replace('Help', 'See 【Help】'));
  });

  it('takes the code of a label that the previous target left out', async () => {
    const plain = en.replace('**Insert**', 'Insert');
    const xliff = exported(zh, plain);
    const [, open = ''] = /<source>点击(<pc [^>]*>)插入/.exec(xliff) ?? [];
    expect(open).not.toBe('');
    const labelled = xliff.replace('<target>Select Insert', `<target>Select ${open}Insert</pc>`);
    const {text, problems} = await imported(labelled, zh, plain);
    expect(problems).toEqual([]);
    expect(text).toBe(en);
  });

  it.each([
    ['cell', 'Help'],
    ['word of a figure', 'Confirmed'],
    ['attribute', 'A tag.'],
    ['heading', 'Copy'],
  ])('takes a target without letters for a %s, and offers the text again', async (_, old) => {
    const {text = '', problems} = await imported(exported().replace(`>${old}<`, '>✓ 1<'));
    expect(problems).toEqual([]);
    expect(text).toBe(en.replace(old, '✓ 1'));
    const again = await imported(exported(zh, text).replace('>✓ 1<', `>${old}<`), zh, text);
    expect(again).toMatchObject({text: en, problems: []});
  });

  it('says what the title of a code block cannot hold, and what to do', async () => {
    const source = `${zh}\n\`\`\`sh title="查看"\nls\n\`\`\`\n`;
    const target = `${en}\n\`\`\`sh title="Look"\nls\n\`\`\`\n`;
    const titled = (title: string) =>
      imported(exported(source, target).replace('>Look<', `>${title}<`), source, target);
    expect((await titled('the "a"')).text).toContain(`title='the "a"'`);
    expect(await titled(`the "a" isn't`)).toMatchObject({
      text: undefined,
      problems: [
        'its target has both " and \', and the title of a code block can hold only one of them. Write “ ” or ’ for the other.',
      ],
    });
  });

  it('refuses to lose, double or invent a code', async () => {
    const xliff = exported();
    const key = /<ph [^>]*disp="&lt;Kbd[^>]*\/>(?=.*<\/target>)/g;
    const [, target = ''] = xliff.match(key) ?? [];
    expect(target).not.toBe('');
    const at = xliff.lastIndexOf(target);
    const without = xliff.slice(0, at) + xliff.slice(at + target.length);
    expect((await imported(without)).problems).toEqual([
      'its target lacks the code 3 (<Kbd win="F8" />). Insert the codes in the translation tool as the source has them.',
    ]);
    const twice = xliff.slice(0, at) + target + xliff.slice(at);
    expect((await imported(twice)).problems[0]).toContain(
      'has the code 3 (<Kbd win="F8" />) twice',
    );
    const unknown = xliff.slice(0, at) + target.replace('id="3"', 'id="99"') + xliff.slice(at);
    expect((await imported(unknown)).problems[0]).toContain(
      'has a code 99 that the unit does not have',
    );
  });

  it('refuses codes of which one closes another', async () => {
    const xliff = exported(undefined, undefined, writeXliff12);
    const crossed = xliff.replace(
      /(<target[^>]*>Select <bpt id="1"[^>]*>\*\*<\/bpt>Insert)(<ept id="1">\*\*<\/ept>)(.*?)(<bpt id="2"[^>]*>\[<\/bpt>)/,
      '$1$3$4$2',
    );
    expect(crossed).not.toBe(xliff);
    expect((await imported(crossed)).problems[0]).toContain('not the last one opened');
  });

  it('refuses everything when a source has changed, and says which', async () => {
    const xliff = exported().replace('>Help<', '>Get help<');
    const {text, problems} = await imported(xliff, zh.replace('帮助', '显示帮助'));
    expect(text).toBeUndefined();
    expect(problems).toEqual([
      expect.stringContaining('its source has changed since the export: “显示帮助”'),
    ]);
  });

  it('does not undo what was written in the other language after the export', async () => {
    const xliff = exported().replace('>Help<', '>Get help<');
    const {text, problems} = await imported(xliff, zh, en.replace('Help', 'Shows help'));
    expect(text).toBeUndefined();
    expect(problems[0]).toContain('the import would undo that');
  });

  it('takes the same file twice', async () => {
    const xliff = exported().replace('>Help<', '>Get help<');
    const {text = ''} = await imported(xliff);
    expect(text).toBe(en.replace('Help', 'Get help'));
    const again = await imported(xliff, zh, text);
    expect(again).toMatchObject({text: undefined, problems: []});
  });

  it('takes a page whose texts are in two parts of the file', async () => {
    const xliff = exported().replace('>Help<', '>Get help<').replace('>Copy<', '>Copy all<');
    const [open = ''] = /<file [^>]*>/.exec(xliff) ?? [];
    const [unit = ''] = /<unit (?:(?!<unit )[^])*>Get help<[^]*?<\/unit>/.exec(xliff) ?? [];
    const other = `${open.replace('id="', 'id="other-')}${unit}</file>`;
    const halves = xliff.replace(unit, '').replace('</file>', `</file>${other}`);
    const {text, problems} = await imported(halves);
    expect(problems).toEqual([]);
    expect(text).toBe(en.replace('Help', 'Get help').replace('Copy', 'Copy all'));
    const doubled = await imported(xliff.replace('</file>', `</file>${other}`));
    expect(doubled.problems).toEqual([expect.stringContaining('has this text twice')]);
  });

  it('refuses a unit that the page does not have, and a page that does not exist', async () => {
    const xliff = exported();
    const unit = xliff.replace('id="copy.heading1:', 'id="copy.heading7:');
    expect((await imported(unit)).problems[0]).toContain('there is no such text');
    const page = xliff.replace(files.zh, '../../etc/passwd');
    expect((await imported(page)).problems[0]).toContain('there is no such page');
  });

  it('puts a new section, row and paragraph where the source has them', async () => {
    const source = zh
      .replace('## 复制', '先选中文字。\n\n## 新的一节 {/* #new */}\n\n点击【删除】。\n\n## 复制')
      .replace('| 帮助 |', '| 帮助 |\n| `F2` | 改名 |');
    const translations: Readonly<Record<string, string>> = {
      '先选中文字。': 'Select the text first.',
      新的一节: 'A new section',
      改名: 'Rename',
    };
    const xliff = exported(source).replace(
      /<source>([^<]*)<\/source><\/segment>/g,
      (whole, text: string) =>
        `<source>${text}</source><target>${translations[text] ?? ''}</target></segment>`,
    );
    const half = await imported(xliff, source);
    expect(half.problems).toEqual([
      expect.stringContaining('belongs to the same new part of the page'),
    ]);
    const whole = xliff.replace(
      /<source>点击(<pc[^>]*>)删除<\/pc>。<\/source>/,
      '$&<target>Select $1Delete</pc>.</target>',
    );
    const {text, problems} = await imported(whole, source);
    expect(problems).toEqual([]);
    expect(text).toBe(
      en
        .replace(
          '## Copy',
          'Select the text first.\n\n## A new section {/* #new */}\n\nSelect **Delete**.\n\n## Copy',
        )
        .replace('| Help |', '| Help |\n| `F2` | Rename |'),
    );
  });

  it('writes a whole new page, and leaves the questions of readers to its writer', async () => {
    const source = `${zh.slice(0, zh.indexOf('\n点击'))}\n先选中文字。\n`;
    const xliff = exported(source, null).replace(
      /<source>([^<]*)<\/source>/g,
      (whole, text: string) => `${whole}<target>${text === '标记' ? 'Tags' : 'Words.'}</target>`,
    );
    const {text, problems} = await imported(xliff, source, null);
    expect(problems).toEqual([]);
    expect(text).toBe('---\ntitle: Tags\ndescription: Words.\n---\n\nWords.\n');
  });
});

describe('a new page', () => {
  const [front = '', body = ''] = zh.split('\n---\n');

  it.each([
    ['on one line', 'asks: {top: [什么是标记]}'],
    ['after a comment', 'asks: # 读者\n  top: [什么是标记]'],
    ['after an empty line', 'asks:\n\n  top:\n    - 什么是标记\n\n    - 标记在哪里'],
  ])('leaves out questions %s, with either line end', async (_, asks) => {
    const page = `${front.replace(/asks:[^]*/, asks)}\nkind: task\n---\n${body}`;
    for (const source of [page, page.replaceAll('\n', '\r\n')]) {
      const xliff = exported(source, null).replace(
        /<source>((?:(?!<\/source>)[^])*)<\/source>/g,
        '$&<target>$1</target>',
      );
      const {text = '', problems} = await imported(xliff, source, null);
      expect(problems).toEqual([]);
      expect(text).toMatch(/^description: .*\r?\nkind: task$/m);
    }
  });
});

describe('an item of a post', () => {
  const source = '---\ntitle: 题\nitems:\n  - {id: a, title: 甲, text: 乙}\n---\n';
  const target = '---\ntitle: T\nitems:\n  - id: a\n    title: A\n    text: B\n---\n';
  const importedAs = (text: string) =>
    imported(exported(source, target).replace('>B<', `>${text}<`), source, target);

  it('refuses a text that the page would read as a mark', async () => {
    expect((await importedAs('5 * 3')).text).toBe(target.replace('text: B', 'text: 5 * 3'));
    expect((await importedAs('*.docx*')).problems).toEqual([
      expect.stringContaining('“*.docx*” would be read as “.docx”'),
    ]);
  });
});

describe('targetLocale', () => {
  it('knows the two languages of the site and no other', async () => {
    const read = await readXliff(Buffer.from(exported()));
    expect(targetLocale(read)).toBe('en');
    expect(targetLocale({...read, targetLanguage: 'en'})).toBe('en');
    expect(targetLocale({...read, targetLanguage: 'de-DE'})).toBeUndefined();
    expect(targetLocale({...read, sourceLanguage: 'en-US'})).toBeUndefined();
  });
});
