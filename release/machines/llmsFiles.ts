import {stringify} from 'yaml';
import {
  baseUrls,
  i18n,
  localeIds,
  otherLocale,
  type LocaleId,
  type Localized,
} from '../../config/locales.ts';
import {pathOfProduct, products, type ProductId} from '../../config/products.ts';
import {sidebars} from '../../config/sidebars/index.ts';
import {siteDescription, siteTitle} from '../../config/site.ts';
import {markdownPath, type MachinePage} from './MachinePage.ts';

/** Returns the `.md` file of a page, which has front matter and text. */
export function markdownFile(page: MachinePage): string {
  const {title, description, products, language, updated, url, alternate, markdown} = page;
  const [product] = products;
  const frontMatter = {
    title,
    description,
    ...(product !== undefined && {product: page.kind === 'post' ? products : product}),
    language,
    ...(updated !== undefined && {updated}),
    url,
    ...(alternate !== undefined && {alternate: markdownPath(alternate)}),
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${markdown}`;
}

const words = {
  fullText: {zh: '全部页面的全文', en: 'Full text of all pages'},
  otherLanguage: {zh: '本站的英文版', en: 'This site in Chinese'},
  languages: {zh: '其他语言', en: 'Other languages'},
  start: {zh: '产品主页', en: 'Product page'},
  whole: {zh: '全文', en: 'Full text'},
} satisfies Record<string, Localized>;

const sizeOf = (content: string): string => {
  const kilobytes = Buffer.byteLength(content) / 1000;
  return kilobytes < 1000 ? `${kilobytes.toFixed(0)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
};

const pageLine = ({title, url, description}: MachinePage) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${markdownPath(url)}): ${description}`;

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `## ${heading}`, '', ...lines];

const fullTextOf = (pages: readonly MachinePage[]) => pages.map(markdownFile).join('\n');

/** Returns the pages of a product in the order of its sidebar, after the landing page. */
function productPages(pages: readonly MachinePage[], product: ProductId, locale: LocaleId) {
  const own = pages.filter(({kind, products: [id]}) => kind !== 'post' && id === product);
  const landing = own.filter(({kind}) => kind === 'landing');
  const sections = sidebars[product].map(({label, articles}) => ({
    heading: label[locale],
    pages: articles.flatMap((slug) =>
      own.filter(({kind, file}) => kind === 'article' && file.endsWith(`/${product}/${slug}.html`)),
    ),
  }));
  return {landing, sections, all: [...landing, ...sections.flatMap((each) => each.pages)]};
}

/**
 * Returns the files that guide programs through the site (https://llmstxt.org), by path from the
 * root of the built site. Each language has an `llms.txt` for the site and for each product, and
 * beside each of them an `llms-full.txt` with the text of the listed pages. Each link to a full
 * file states its size.
 */
export function llmsFiles(pages: readonly MachinePage[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const origin = pages[0] ? new URL(pages[0].url).origin : '';
  for (const locale of localeIds) {
    const baseUrl = baseUrls[locale];
    const {htmlLang} = i18n.localeConfigs[locale] ?? {};
    const own = pages.filter(({language}) => language === htmlLang);
    if (own.length === 0) {
      continue;
    }
    const root = baseUrl.slice(1);
    const add = (
      folder: string,
      head: readonly string[],
      listed: readonly MachinePage[],
      lists: readonly string[],
    ) => {
      const full = fullTextOf(listed);
      const link = `- [${words.fullText[locale]}](${origin}/${folder}llms-full.txt): ${sizeOf(full)}`;
      files.set(`${folder}llms-full.txt`, full);
      files.set(
        `${folder}llms.txt`,
        [...head, ...section(words.whole[locale], [link]), ...lists, ''].join('\n'),
      );
    };
    const byProduct = products
      .map((product) => ({product, ...productPages(own, product.id, locale)}))
      .filter(({all}) => all.length > 0);
    for (const {product, landing, sections, all} of byProduct) {
      add(
        root + pathOfProduct(product.id),
        [`# ${product.name[locale]}`, '', `> ${product.purpose[locale]}`],
        all,
        [
          ...section(words.start[locale], landing.map(pageLine)),
          ...sections.flatMap((each) => section(each.heading, each.pages.map(pageLine))),
        ],
      );
    }
    const posts = own.filter(({kind}) => kind === 'post').reverse();
    const others = own.filter(({kind}) => kind === 'page');
    const otherBase = baseUrls[otherLocale(locale)];
    add(
      root,
      [`# ${siteTitle[locale]}`, '', `> ${siteDescription[locale]}`],
      [...byProduct.flatMap(({all}) => all), ...others, ...posts],
      [
        ...section(words.languages[locale], [
          `- [${words.otherLanguage[locale]}](${origin}${otherBase}llms.txt)`,
        ]),
        ...byProduct.flatMap(({product, all}) =>
          section(product.name[locale], [
            `- [${product.name[locale]}: llms.txt](${origin}/${root}${pathOfProduct(product.id)}llms.txt): ${product.purpose[locale]}`,
            ...all.map(pageLine),
          ]),
        ),
        // The format uses this word for links that a program may skip to save context.
        ...section('Optional', [...others, ...posts].map(pageLine)),
      ],
    );
  }
  return files;
}
