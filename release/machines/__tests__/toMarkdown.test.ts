import {describe, expect, it} from 'vitest';
import {pageWith} from './pageWith.ts';

const markdownOf = (html: string) => pageWith(html)?.markdown.trim();

describe('toMarkdown', () => {
  it('writes headings without their anchors, and makes links absolute', () => {
    expect(
      markdownOf(
        '<h1>标记</h1><h2 class=anchor id=a>成对<a class=hash-link href=#a>#</a></h2>' +
          '<p>见<a href=/docs/faq#b>常见问题</a>与<a href=#a>上面</a>。</p>',
      ),
    ).toBe(
      '# 标记\n\n## 成对\n\n见[常见问题](https://docs.example.com/docs/faq#b)与' +
        '[上面](https://docs.example.com/docs/yicat/translate/tags#a)。',
    );
  });

  it('writes terms and keys as plain text, without tooltips', () => {
    expect(
      markdownOf(
        '<p>按 <kbd>F8</kbd><span>/<span class=visually-hidden> Mac</span></span><kbd>⌘ 8</kbd> 补上' +
          '<button popovertarget=t>标记</button><span id=t popover=auto>定义</span>。</p>',
      ),
    ).toBe('按 F8/⌘ 8 补上标记。');
  });

  it('writes a figure as a quote with its caption and its alternative text', () => {
    expect(
      markdownOf(
        '<figure><div role=img aria-label=窗口 aria-describedby=d><b>画</b></div><figcaption>' +
          '<span>图</span><span>窗口</span><details><summary>文字说明</summary></details>' +
          '<p id=d>窗口里有两栏。</p></figcaption></figure>',
      ),
    ).toBe('> **图 · 窗口**\n>\n> 窗口里有两栏。');
  });

  it('writes a callout as a quote', () => {
    expect(
      markdownOf(
        '<div role=note class=callout><div><svg></svg><span>注意</span></div><div><p>先备份。</p></div></div>',
      ),
    ).toBe('> **注意**\n>\n> 先备份。');
  });

  it('keeps the language or the file name of code, and its spaces', () => {
    const code = (name: string) =>
      `<div class=code-frame><div><span>${name}</span><button>复制</button></div><pre><code>` +
      '<span class=line>{</span>\n<span class=line>  "a": "&lt;b>"</span>\n</code></pre></div>';
    expect(markdownOf(code('bash'))).toBe('```bash\n{\n  "a": "<b>"\n```');
    expect(markdownOf(code('zh.json'))).toBe('```json title="zh.json"\n{\n  "a": "<b>"\n```');
  });

  it('keeps the spaces of inline code', () => {
    expect(
      markdownOf('<p>把 <code>  滤芯 </code> 和 <code>a  b</code> 改成 <code>滤芯</code>。</p>'),
    ).toBe('把 `   滤芯  ` 和 `a  b` 改成 `滤芯`。');
  });

  it('writes tables, steps and fields', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>键<th>值<tbody><tr><td>a|b<td>一<!-- -->二</table>' +
          '<div data-steps=true><ol><li><p>打开。</p><p>出现窗口。</p></li><li><p>关闭。</p></li></ol></div>' +
          '<dl><div><dt><code>name</code></dt><dd><span>名称</span> <span>string</span></dd></div></dl>',
      ),
    ).toBe(
      '| 键 | 值 |\n| - | - |\n| a\\|b | 一二 |\n\n' +
        '1. 打开。\n\n   出现窗口。\n\n2. 关闭。\n\n' +
        '- `name`: 名称 string',
    );
  });

  it('leaves out navigation, controls, drawings, and lines that the front matter repeats', () => {
    expect(
      markdownOf(
        '<nav>路径</nav><span data-new-mark=true><span class=visually-hidden>新发布</span></span><svg><text>图</text></svg><button>按</button><span aria-hidden=true>→</span>' +
          '<p data-nosnippet=true>更新于 <time datetime=2026-11-21>2026-11-21</time></p>' +
          '<p data-nosnippet=true><a hreflang=en-US href=/en/x>Tags</a></p><p>正文</p>',
      ),
    ).toBe('正文');
  });

  it('separates the parts of a row, and writes only the name of a link', () => {
    expect(
      markdownOf(
        '<p class=_a><a href=/docs/a>快速开始<span class=visually-hidden>（新标签页）</span></a><span>6</span></p>',
      ),
    ).toBe('[快速开始](https://docs.example.com/docs/a) 6');
  });
});
