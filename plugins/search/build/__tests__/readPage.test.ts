import {describe, expect, it} from 'vitest';
import {lineSigns} from '../../markup/signs.ts';
import {readPage} from '../readPage.ts';
import {pageOf} from './pageOf.ts';

describe('pages that are not to be found', () => {
  it.each([
    '<meta name="robots" content="noindex, nofollow">',
    '<meta data-rh="true" property="robots" content="noindex, follow"/>',
    '<meta name=robots content=none>',
  ])('are left out: %s', (head) => {
    expect(readPage(pageOf({head}))).toBeUndefined();
  });

  it.each([
    '<meta name="robots" content="index, nofollow">',
    '<meta name="description" content="noindex">',
  ])('are not those with %s', (head) => {
    expect(readPage(pageOf({head}))?.title).toBe('标题');
  });

  it('are pages without main or without heading', () => {
    expect(readPage('<body><h1>标题</h1></body>')).toBeUndefined();
    expect(readPage(pageOf({main: '<p>正文</p>'}))).toBeUndefined();
  });
});

describe('the text of a page', () => {
  it('is its article, without frame and neighbours', () => {
    const main =
      '<div><article><h1>标题</h1><p>正文</p></article><section>反馈</section><nav>下一篇</nav></div>';
    expect(readPage(pageOf({main}))?.sections).toEqual([{id: '', title: '标题', text: '正文'}]);
  });

  it('begins with the description that only search engines show', () => {
    const head = '<meta name="description" content=" 怎样做。 ">';
    const article = (text: string) => `<article><h1>标题</h1><p>${text}</p></article>`;
    const textOf = (main: string) => readPage(pageOf({head, main}))?.sections[0]?.text;
    expect(textOf(article('正文'))).toBe(`${lineSigns.unseen}怎样做。\n正文`);
    expect(textOf(article('先说怎样做。再说正文'))).toBe('先说怎样做。再说正文');
    expect(textOf('<h1>标题</h1><p>正文</p>')).toBe('正文');
  });

  it('is main where there is no article', () => {
    const main = '<h1>标题</h1><p>正文</p>';
    expect(readPage(pageOf({main}))?.sections[0]?.text).toBe('正文');
  });

  it('is the text around several articles, which have their own pages', () => {
    const main =
      '<header><h1>更新日志</h1><p>从新到旧</p></header><article><h2>甲</h2></article><article><h2>乙</h2></article>';
    expect(readPage(pageOf({main}))).toEqual({
      title: '更新日志',
      breadcrumbs: [],
      sections: [{id: '', title: '更新日志', text: '从新到旧'}],
    });
  });

  it('is the article even if something that is left out holds another one', () => {
    const main =
      '<article><h1>标题</h1><p>正文</p></article><aside><article>别的</article></aside>';
    expect(readPage(pageOf({main}))?.sections[0]?.text).toBe('正文');
  });
});

describe('breadcrumbs', () => {
  it('are those that the page shows, without the page itself', () => {
    const article = `<nav class="theme-doc-breadcrumbs trail_x"><ol>
      <li><svg></svg><a href="/docs/a">产品</a></li><li><span>栏目 <b>一</b></span></li>
      <li><span aria-current="page">标题</span></li></ol></nav><p>正文</p>`;
    const page = readPage(pageOf({article}));
    expect(page?.breadcrumbs).toEqual(['产品', '栏目 一']);
    expect(page?.sections[0]?.text).toBe('正文');
  });

  it('are none where the first is an icon only', () => {
    const article =
      '<nav class="theme-doc-breadcrumbs"><ul><li><a><svg></svg></a></li><li>标题</li></ul></nav>';
    expect(readPage(pageOf({article}))?.breadcrumbs).toEqual([]);
  });

  it('are not made from other navigation', () => {
    const article = '<nav><ol><li>甲</li><li>乙</li></ol></nav>';
    expect(readPage(pageOf({article}))?.breadcrumbs).toEqual([]);
  });
});
