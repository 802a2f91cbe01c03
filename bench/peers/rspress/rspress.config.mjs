import {readFileSync} from 'node:fs';
import {defineConfig} from '@rspress/core';

const {products, posts} = JSON.parse(readFileSync(new URL('tree.json', import.meta.url), 'utf8'));

const theme = (locale) => {
  const base = locale === 'zh' ? '' : `/${locale}`;
  const article = ({id, title}) => ({text: title[locale], link: `${base}/docs/${id}`});
  return {
    nav: [
      ...products.map(({id, label}) => ({text: label[locale], link: `${base}/docs/${id}/`})),
      {text: locale === 'zh' ? '更新' : 'Updates', link: `${base}/updates/${posts[0].slug}`},
    ],
    sidebar: {
      ...Object.fromEntries(
        products.map(({id, label, sections}) => [
          `${base}/docs/${id}/`,
          [
            {text: label[locale], link: `${base}/docs/${id}/`},
            ...sections.flatMap((section) => {
              const items = section.articles.map(article);
              return section.label
                ? [{text: section.label[locale], collapsible: true, collapsed: false, items}]
                : items;
            }),
          ],
        ]),
      ),
      [`${base}/updates/`]: posts.map(({slug, title}) => ({
        text: title[locale],
        link: `${base}/updates/${slug}`,
      })),
    },
  };
};

export default defineConfig({
  root: 'content',
  title: '帮助中心',
  lang: 'zh',
  locales: [
    {lang: 'zh', label: '简体中文'},
    {lang: 'en', label: 'English', title: 'Help centre'},
  ],
  themeConfig: {
    locales: [
      {lang: 'zh', label: '简体中文', ...theme('zh')},
      {lang: 'en', label: 'English', ...theme('en')},
    ],
  },
});
