import {readFileSync} from 'node:fs';

const {products} = JSON.parse(readFileSync(new URL('tree.json', import.meta.url), 'utf8'));
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'zh';

const section = (product) => ({page, label, articles}) => {
  const items = articles.map(({id}) => id);
  return label
    ? [
        {
          type: 'category',
          label: label[locale],
          key: `${product}-${label.en}`,
          items,
          ...(page && {link: {type: 'generated-index', slug: `/${product}/${page}`}}),
        },
      ]
    : items;
};

export default Object.fromEntries(
  products.map(({id, sections}) => [id, [`${id}/index`, ...sections.flatMap(section(id))]]),
);
