// cspell:ignore lalbah
import {describe, expect, it} from 'vitest';
import {blocksOf, plainOf} from '../../markup/signs.ts';
import {leadOf, sectionsIn, signedIn} from './sectionsIn.ts';

describe('cutting', () => {
  it('cuts at headings of levels 1 to 3 with their ids', () => {
    const article = `<p>开头</p>
      <h2 id="first">第一节<a href="#first" class="hash-link" title="第一节的直接链接">&#8203;</a></h2><p>一</p>
      <h3 id="inner">小节</h3><p>二</p><h4 id="deep">更深</h4><p>三</p>
      <section><h2 id="last">最后</h2></section>`;
    expect(sectionsIn(article)).toEqual([
      {id: '', title: '标题', text: '开头'},
      {id: 'first', title: '第一节', text: '一'},
      {id: 'inner', title: '小节', text: '二\n更深\n三'},
      {id: 'last', title: '最后', text: ''},
    ]);
  });

  it.each(['<h2>无锚点</h2>', '<h2 id="P0-14">无锚点</h2>'])(
    'does not cut where no link can lead: %s',
    (heading) => {
      expect(sectionsIn(`${heading}<p>正文</p>`)).toEqual([
        {id: '', title: '标题', text: '无锚点\n正文'},
      ]);
    },
  );

  it('keeps the marks of a heading together', () => {
    expect(sectionsIn('<h2 id="a">导入 <code>.tmx</code> 文件</h2>')[1]?.title).toBe(
      '导入 .tmx 文件',
    );
  });

  it('takes the first h1 as the title and cuts at a later one', () => {
    expect(sectionsIn('<h1 id="second">另一个</h1><p>正文</p>')).toEqual([
      {id: '', title: '标题', text: ''},
      {id: 'second', title: '另一个', text: '正文'},
    ]);
  });
});

describe('left out', () => {
  it.each([
    ['navigation', '<nav>去</nav>'],
    ['what leads away by role', '<div role="navigation">去</div>'],
    ['an aside', '<aside>去</aside>'],
    ['a footer', '<footer>去</footer>'],
    ['a form', '<form><label>去</label></form>'],
    ['a copy button', '<div><button type="button"><svg></svg>去</button></div>'],
    ['a status', '<span role="status">去</span>'],
    ['a drawing', '<svg><text>去</text></svg>'],
    ['a script', '<script>去</script><style>去</style><template>去</template>'],
    ['what is not for excerpts', '<p data-nosnippet="true">去</p><div data-nosnippet>去</div>'],
    ['what is hidden', '<p hidden>去</p><p aria-hidden="true">去</p>'],
    ['text for screen readers only', '<span class="note visually-hidden">去</span>'],
    ['a tooltip', '<span role="tooltip">去</span><div popover="auto">去</div>'],
    [
      'a whole section with its heading',
      '<section data-nosnippet><h2 id="related">去</h2></section>',
    ],
  ])('%s', (_, html) => {
    expect(sectionsIn(`<p>前</p>${html}<p>后</p>`)).toEqual([
      {id: '', title: '标题', text: '前\n后'},
    ]);
  });
});

describe('kept', () => {
  it('a term in a sentence, without its tooltip', () => {
    expect(
      leadOf(
        '<p>选<button type="button" popovertarget="term-1" aria-describedby="term-1">记忆库</button><span id="term-1" popover="auto" data-nosnippet="true"><b>记忆库</b>保存句对</span>。</p>',
      ),
    ).toBe('选记忆库。');
  });

  it.each([
    ['a callout', '<div role="note"><span>注意</span><p>留</p></div>', '注意\n留'],
    ['what a reader can open', '<details><summary>问</summary><p>留</p></details>', '问\n留'],
    ['what says that it may be shown', '<p data-nosnippet="false">留</p>', '留'],
    ['what is said not to be hidden', '<p aria-hidden="false">留</p>', '留'],
  ])('%s', (_, html, text) => {
    expect(leadOf(html)).toBe(text);
  });
});

describe('figures', () => {
  const figure = `<figure><div role="img" aria-label="开票表单" aria-describedby="_R_1_"><span>画里的字</span></div>
    <figcaption><span>图</span><span>开票表单</span><details><summary>文字说明</summary></details>
    <p id="_R_1_">窗口里有抬头
    和邮箱。</p></figcaption></figure>`;

  it('are their caption and alternative text, once', () => {
    expect(leadOf(`<p>前</p>${figure}<p>后</p>`)).toBe('前\n开票表单\n窗口里有抬头 和邮箱。\n后');
  });

  it('without a description are their name', () => {
    expect(leadOf('<p id="">前</p><div role="img" aria-label="名称">字</div>')).toBe('前\n名称');
  });

  it('that are pictures are their alternative text and caption', () => {
    expect(
      leadOf('<figure><img src="a.png" alt="截图"><figcaption>说明</figcaption></figure>'),
    ).toBe('截图\n说明');
    expect(leadOf('<p>前<img src="a.png" alt="">后</p>')).toBe('前后');
    expect(leadOf('<p>点<img src="a.png" alt="搜索">开始</p>')).toBe('点 搜索 开始');
  });
});

describe('rows with an id', () => {
  const article = `<h2 id="upload">上传</h2><p>前</p><table><thead><tr><th>提示<th>怎么办</thead>
    <tbody><tr id="m-y-01"><td>“文件<b>太大</b>”<td>拆成<b>几份</b>再上传<tr><td>没有编号<td>不是一节</table><p>后</p>
    <h2 id="more">另一节</h2>`;

  it('are separate sections, named by their first cell', () => {
    expect(sectionsIn(article)).toEqual([
      {id: '', title: '标题', text: ''},
      {id: 'upload', title: '上传', text: '前\n提示 怎么办\n没有编号 不是一节\n后'},
      {id: 'm-y-01', title: '文件太大', text: '提示 怎么办\n“文件太大” 拆成几份再上传'},
      {id: 'more', title: '另一节', text: ''},
    ]);
  });

  it('keep the column header of each cell', () => {
    const [row] = blocksOf(signedIn(article)[2]?.text ?? '');
    expect(row?.cells.map(({head, text}) => [head, plainOf(text)])).toEqual([
      ['提示', '“文件太大”'],
      ['怎么办', '拆成几份再上传'],
    ]);
  });
});
