import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {products, posts} = JSON.parse(readFileSync(new URL('tree.json', import.meta.url), 'utf8'));

const translated = (label) => ({label: label.zh, translations: {en: label.en}});

/** Starlight has one sidebar for the whole site. */
const sidebar = [
  ...products.map(({id, label, sections}) => ({
    ...translated(label),
    items: [
      `docs/${id}`,
      ...sections.flatMap((section) => {
        const items = section.articles.map((article) => `docs/${article.id}`);
        return section.label ? [{...translated(section.label), items}] : items;
      }),
    ],
  })),
  {label: '更新', translations: {en: 'Updates'}, items: posts.map(({slug}) => `updates/${slug}`)},
];

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: {'zh-CN': '帮助中心', en: 'Help centre'},
      locales: {root: {label: '简体中文', lang: 'zh-CN'}, en: {label: 'English', lang: 'en'}},
      sidebar,
    }),
  ],
});
