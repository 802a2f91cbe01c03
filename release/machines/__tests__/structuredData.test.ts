import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {addHeadTags, structuredData} from '../headTags.ts';
import {htmlWith, pageWith} from './pageWith.ts';

const filled = z.string().trim().min(1);

/** Properties that https://schema.org and Google’s guides require for each type. */
const required = {
  TechArticle: z.strictObject({
    '@type': z.literal('TechArticle'),
    headline: filled,
    description: filled,
    inLanguage: filled,
    dateModified: z.iso.date(),
    mainEntityOfPage: z.url(),
  }),
  HowTo: z.strictObject({
    '@type': z.literal('HowTo'),
    name: filled,
    url: z.url(),
    step: z.array(z.strictObject({'@type': z.literal('HowToStep'), text: filled})).min(1),
  }),
};

const steps = (first: string) =>
  `<div data-steps=true><ol><li><p>${first}</p><p>结果。</p></li><li>关闭。</li></ol></div>`;

const article = `<h1>标记</h1><h2 id=open>打开<a class=hash-link>#</a></h2>${steps('点击【打开】。')}`;

const nodesOf = (html: string, parts = {}) => {
  const page = pageWith(html, parts);
  return page ? structuredData(page) : [];
};

describe('structuredData', () => {
  it('has every property that is required', () => {
    const [about, procedure, ...more] = nodesOf(article);
    expect(more).toEqual([]);
    expect(required.TechArticle.parse(about)).toMatchObject({headline: '标记'});
    expect(required.HowTo.parse(procedure)).toEqual({
      '@type': 'HowTo',
      name: '打开',
      url: 'https://docs.example.com/docs/yicat/translate/tags#open',
      step: [
        {'@type': 'HowToStep', text: '点击【打开】。'},
        {'@type': 'HowToStep', text: '关闭。'},
      ],
    });
  });

  it('does not treat a list as a procedure, or a page of questions as an article', () => {
    expect(nodesOf('<h1>标记</h1><ol><li>一</li></ol>').map((node) => node['@type'])).toEqual([
      'TechArticle',
    ]);
    const head = '<script type=application/ld+json>{"@type":"FAQPage"}</script>';
    expect(nodesOf('<h1>问题</h1><h2 id=a>怎样？</h2>', {head})).toEqual([]);
  });

  it('says nothing about landing pages and posts', () => {
    expect(nodesOf(article, {classes: 'docs-doc-page docs-doc-id-index'})).toEqual([]);
    expect(nodesOf(article, {classes: 'blog-post-page'})).toEqual([]);
  });
});

describe('addHeadTags', () => {
  it('links the Markdown beside the page, and escapes text that would close the script', () => {
    const html = htmlWith(`<h1>标记</h1>${steps('键入 &lt;/script>。')}`);
    const page = pageWith(`<h1>标记</h1>${steps('键入 &lt;/script>。')}`);
    const changed = page ? addHeadTags(html, page) : '';
    expect(changed).toContain('<link rel=alternate href=tags.md type=text/markdown>');
    const [, json = ''] = /ld\+json>(.*?)<\/script>/.exec(changed) ?? [];
    expect(JSON.stringify(JSON.parse(json))).toContain('键入 </script>。');
  });
});
