// cspell:ignore longword zerowidth
import {describe, expect, it} from 'vitest';
import {blocksOf, inlineOf, plainOf, withSignsOfAnswer} from '../../markup/signs.ts';
import {leadOf, signedIn} from './sectionsIn.ts';

describe('words', () => {
  it('of two cells, rows, items and blocks never join', () => {
    expect(leadOf('<table><tr><th>Name<th>Type<tr><td>id<td>string</table>')).toBe(
      'Name Type\nid string',
    );
    expect(leadOf('<ul><li>one<li>two</ul><p>three</p><div>four</div>')).toBe(
      'one\ntwo\nthree\nfour',
    );
    expect(leadOf('<p>one<br>two</p><dl><dt>a<dd>b</dl>')).toBe('one\ntwo\na\nb');
  });

  it('of one sentence are not torn apart', () => {
    expect(leadOf('<p>把<strong>译文</strong>导<em>出</em>为 <code>.xlsx</code>。</p>')).toBe(
      '把译文导出为 .xlsx。',
    );
    expect(leadOf('<p>un<b>lock</b>ed, H<sub>2</sub>O</p>')).toBe('unlocked, H2O');
    expect(leadOf('<p>long&shy;word and zero&#8203;width</p>')).toBe('longword and zerowidth');
  });

  it('of two elements that only a style sets apart do not join', () => {
    expect(leadOf('<p><a>YiCAT</a><span>Translate files</span></p>')).toBe('YiCAT Translate files');
    expect(leadOf('<p><a>快翻</a><span>快速翻译</span></p>')).toBe('快翻快速翻译');
    expect(leadOf('<p><a>归档</a><a>RSS</a></p>')).toBe('归档 RSS');
  });

  it('of code are not torn apart by colours, and keep their lines', () => {
    expect(
      leadOf(
        '<pre><code><span class="line"><span>GET</span><span> /project</span><span>/doc</span>\n</span><span class="line"><span>foo</span><span>Bar</span></span></code></pre>',
      ),
    ).toBe('GET /project/doc\nfooBar');
    expect(leadOf('<p><code><span>rate</span><span>Limit</span></code></p>')).toBe('rateLimit');
  });

  it('of a line of text that is wrapped in the source stay on one line', () => {
    expect(leadOf('<p>one\n  two&nbsp; three</p>')).toBe('one two three');
  });
});

describe('spaces', () => {
  it.each([
    ['<p>前 <code> a</code>后</p>', '前 a后'],
    ['<p>值 <code>: </code> 或 <code> # </code> 后</p>', '值 : 或 # 后'],
    ['<p>前 <code> </code> 后</p>', '前 后'],
    ['<p>前<code> a</code> <code>b </code></p>', '前 a b'],
    ['<ul><li><code> a </code></li></ul><p>后</p>', 'a\n后'],
    ['<table><tr><td>一<td><code> a </code><td>二</table>', '一 a 二'],
  ])('at the edges of formatting are one, with or without its signs: %s', (article, shown) => {
    const {text} = signedIn(article)[0] ?? {text: ''};
    expect(plainOf(text)).toBe(shown);
    expect(text.replace(/[\u0080-\u009f]/g, '')).not.toMatch(/ {2}|[\t\n] | [\t\n]|^\s|\s$/);
  });
});

describe('lines', () => {
  const blocksIn = (article: string) =>
    blocksOf(signedIn(article)[0]?.text ?? '').map(({kind, text}) => [kind, plainOf(text)]);

  it('say what they are', () => {
    expect(
      blocksIn(
        '<p>段</p><ol> <li> <p>一</p> <p>结果</p> </li><li>二<ul><li>里</li></ul></li></ol><div role="img" aria-label="图"></div>',
      ),
    ).toEqual([
      ['paragraph', '段'],
      ['step', '一'],
      ['more', '结果'],
      ['step', '二'],
      ['item', '里'],
      ['unseen', '图'],
    ]);
  });

  it('keep the columns of a row whose first cell is empty, and blocks in a cell on its line', () => {
    const article = '<table><tr><th><th>译员<tr><td><td><p>可以</p><p>看</p></table>';
    expect(blocksOf(signedIn(article)[0]?.text ?? '')[0]?.cells).toEqual([
      {head: '译员', text: '可以 看'},
    ]);
  });

  it('are the head of a table although its corner is empty', () => {
    const article =
      '<table><thead><tr><td></td><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>价格</td><td>一</td><td></td></tr></tbody></table>';
    const text = signedIn(article)[0]?.text ?? '';
    expect(text).not.toMatch(/^\s/);
    expect(blocksOf(text).map(({cells}) => cells)).toEqual([
      [
        {head: '', text: '价格'},
        {head: '甲', text: '一'},
      ],
    ]);
  });

  it('keep their formatting in the files where an answer may show it', () => {
    const text = signedIn(
      '<p><b>一</b></p><ul><li><b>二</b></li></ul><p><b>三</b></p><ul><li><b>四</b></li></ul>',
    )[0]?.text;
    const kinds = withSignsOfAnswer(text ?? '')
      .split('\n')
      .map((line) => inlineOf(line).map(({kind, text: words}) => `${kind} ${words}`));
    expect(kinds.flat()).toEqual(['strong 一', 'strong 二', 'text 三', 'text 四']);
  });

  it('keep formatting in their stretches', () => {
    const text = signedIn(
      '<p>按 <kbd>F7</kbd>，点<strong>保<em>存</em></strong> <code>a</code></p>',
    )[0]?.text;
    expect(inlineOf(text ?? '')).toEqual([
      {kind: 'text', text: '按 '},
      {kind: 'kbd', text: 'F7'},
      {kind: 'text', text: '，点'},
      {kind: 'strong', text: '保存'},
      {kind: 'text', text: ' '},
      {kind: 'code', text: 'a'},
    ]);
  });
});
