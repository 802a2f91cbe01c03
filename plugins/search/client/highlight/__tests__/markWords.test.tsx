// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {markWords} from '../markWords.ts';

afterEach(cleanup);

const articleOf = (html: string) => {
  const article = document.createElement('article');
  article.innerHTML = html;
  return article;
};

const marksIn = (element: Element) =>
  [...element.querySelectorAll('mark')].map(({textContent}) => textContent);

describe('markWords', () => {
  it('S7.10 marks each word at any position, in any case and width', () => {
    const article = articleOf('<h2>TMX 文件</h2><p>导入 tmx，再导入<b>ＴＭＸ</b>。</p>');
    markWords(article, ['TMX', '导入']);
    expect(marksIn(article)).toEqual(['TMX', '导入', 'tmx', '导入', 'ＴＭＸ']);
    expect(article.textContent).toBe('TMX 文件导入 tmx，再导入ＴＭＸ。');
  });

  it('S7.10 leaves the article as it was when the marks are taken away', () => {
    const article = articleOf('<p>导入 TMX，再<i>导入</i>一次</p>');
    const before = article.innerHTML;
    const texts = [...(article.querySelector('p')?.childNodes ?? [])];
    const clear = markWords(article, ['导入']);
    expect(article.innerHTML).not.toBe(before);
    clear();
    expect(article.innerHTML).toBe(before);
    expect([...(article.querySelector('p')?.childNodes ?? [])]).toEqual(texts);
  });

  it('marks nothing in scripts, drawings, navigation and what is hidden', () => {
    const article = articleOf(
      '<nav>TMX</nav><script>TMX</script><svg><text>TMX</text></svg><div popover>TMX</div>' +
        '<span aria-hidden="true">TMX</span><span class="visually-hidden">TMX</span>',
    );
    markWords(article, ['TMX']);
    expect(marksIn(article)).toEqual([]);
  });

  it('takes a word for text, never for markup or a pattern', () => {
    const article = articleOf('<p>a&lt;img src=x onerror=alert(1)&gt; .* 匹配</p>');
    markWords(article, ['<img src=x onerror=alert(1)>', '.*', '(', '']);
    expect(article.querySelector('img')).toBeNull();
    expect(marksIn(article).join()).not.toContain('匹配');
  });

  it('does no more than a page can bear', () => {
    const article = articleOf(`<p>${'x '.repeat(2000)}</p>`);
    markWords(article, ['x', 'y'.repeat(101)]);
    expect(marksIn(article)).toHaveLength(500);
  });

  it('S7.10 lets the application change and remove what is marked', () => {
    const Page = ({count}: {count: number}) => (
      <article>
        匹配 {count} 次{count > 1 && '，多次匹配'}
        <p>{count} 匹配</p>
      </article>
    );
    const {container, rerender, unmount} = render(<Page count={2} />);
    const clear = markWords(container, ['匹配']);
    expect(marksIn(container)).toHaveLength(3);
    rerender(<Page count={1} />);
    expect(container.querySelector('p')?.textContent).toContain('1');
    clear();
    expect(container.textContent).toBe('匹配 1 次1 匹配');
    const again = markWords(container, ['匹配']);
    unmount();
    again();
    expect(container.innerHTML).toBe('');
  });
});
