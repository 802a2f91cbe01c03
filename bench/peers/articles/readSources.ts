import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type {LocaleId, Localized} from '../../../config/locales.ts';
import {products} from '../../../config/products.ts';
import {sidebars} from '../../../config/sidebars/index.ts';
import {contentFile, contentFolder} from '../../../content/contentFile.ts';
import {readFrontMatter} from '../../../plugins/frontMatter/readFrontMatter.ts';
import {root} from '../../../scripts/root.mjs';

/** A source page of this site. */
export interface Source {
  /** Path below `/docs`, without a leading slash: `yicat/translate/tags`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The whole file, front matter included. */
  readonly text: string;
}

export interface PostSource {
  readonly slug: string;
  readonly title: string;
  readonly items: readonly {readonly title: string; readonly text: string}[];
  readonly text: string;
}

export interface TreeSection {
  /** Path segment of the section's page, if it has one. */
  readonly page?: string;
  /** Absent if the articles are in the sidebar without a category. */
  readonly label?: Localized;
  /** Ids, in reading order. */
  readonly articles: readonly string[];
}

export interface TreeProduct {
  readonly id: string;
  readonly label: Localized;
  readonly purpose: Localized;
  readonly sections: readonly TreeSection[];
}

/** The input of all peers. */
export interface Sources {
  readonly tree: readonly TreeProduct[];
  /** The landing page of a product is `<product>/index`. */
  readonly pages: Localized<readonly Source[]>;
  readonly posts: Localized<readonly PostSource[]>;
}

const pageFrontMatter = z.object({title: z.string(), description: z.string()});
const postFrontMatter = z.object({
  title: z.string(),
  slug: z.string(),
  items: z.array(z.object({title: z.string(), text: z.string()})),
});

async function readPage(locale: LocaleId, id: string): Promise<Source> {
  const [product = '', ...rest] = id.split('/');
  const file = contentFile({kind: 'article', product, slug: rest.join('/')}, locale);
  const text = await readFile(path.join(root, file), 'utf8');
  return {id, ...pageFrontMatter.parse(readFrontMatter(text)?.data), text};
}

async function readPosts(locale: LocaleId): Promise<PostSource[]> {
  const folder = path.join(root, contentFolder('post', locale));
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .reverse();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return {...postFrontMatter.parse(readFrontMatter(text)?.data), text};
    }),
  );
}

function readTree(): TreeProduct[] {
  return products.map(({id, name, purpose}) => ({
    id,
    label: name,
    purpose,
    sections: sidebars[id].map((section) => ({
      ...(section.kind === 'page' && {page: section.key}),
      ...(section.kind !== 'list' && {label: section.label}),
      articles: section.articles.map((slug) => `${id}/${slug}`),
    })),
  }));
}

/** Reads the articles, landing pages and posts of both languages, in the order of the sidebars. */
export async function readSources(): Promise<Sources> {
  const tree = readTree();
  const ids = tree.flatMap(({id, sections}) => [
    `${id}/index`,
    ...sections.flatMap(({articles}) => articles),
  ]);
  const pages = (locale: LocaleId) => Promise.all(ids.map((id) => readPage(locale, id)));
  return {
    tree,
    pages: {zh: await pages('zh'), en: await pages('en')},
    posts: {zh: await readPosts('zh'), en: await readPosts('en')},
  };
}
