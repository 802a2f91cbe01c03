import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const {products, posts} = JSON.parse(
  readFileSync(new URL('../tree.json', import.meta.url), 'utf8'),
);

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
                ? [{text: section.label[locale], collapsed: false, items}]
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
  title: '帮助中心',
  srcDir: 'content',
  markdown: {
    // Vue would run `{{ }}` in inline code as an expression.
    config: ({renderer: {rules}}) => {
      const plain = rules.code_inline;
      rules.code_inline = (...given) => plain(...given).replace('<code', '<code v-pre');
    },
  },
  themeConfig: {search: {provider: 'local'}},
  locales: {
    root: {label: '简体中文', lang: 'zh-CN', themeConfig: theme('zh')},
    en: {label: 'English', lang: 'en', title: 'Help centre', themeConfig: theme('en')},
  },
});
