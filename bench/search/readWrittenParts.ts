import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type LocaleId} from '../../config/locales.ts';
import {products} from '../../config/products.ts';
import {sidebars} from '../../config/sidebars/index.ts';
import {contentFolder} from '../../content/contentFile.ts';
import {readFrontMatter} from '../../plugins/frontMatter/readFrontMatter.ts';
import {readFolder} from '../../plugins/search/markdown/readFolder.ts';
import type {SearchDocument} from '../../plugins/search/engine/index.ts';
import type {Part} from './readParts.ts';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const logName = {zh: '更新日志', en: 'Update log'};

/**
 * Reads the pages of this site in one language from their sources, without a build, with the
 * sidebar's labels as breadcrumbs and the items of a post as sections. Generated content (references
 * made from API descriptions, lists of landing pages) is missing.
 */
export async function readWrittenParts(locale: LocaleId): Promise<Part[]> {
  const articles = path.join(root, contentFolder('article', locale));
  const log = path.join(root, contentFolder('post', locale));
  const parts: Part[] = [];
  for (const {id, name} of products) {
    const base = `/docs/${id}/`;
    const documents = await readFolder(path.join(articles, `version-${id}`), base);
    const labels = new Map(
      sidebars[id].flatMap(({kind, label, articles: slugs}) =>
        slugs.map((slug) => [base + slug, kind === 'list' ? [] : [label[locale]]] as const),
      ),
    );
    parts.push({
      id,
      documents: documents.map((document) => ({
        ...document,
        b: [name[locale], ...(labels.get(document.u) ?? [])],
      })),
    });
  }
  const posts = await readFolder(log, '/blog/');
  return [
    ...parts,
    {id: 'site', documents: (await Promise.all(posts.map((post) => withItems(post)))).flat()},
  ];

  async function withItems(post: SearchDocument): Promise<SearchDocument[]> {
    const file = path.join(log, `${path.posix.basename(post.u)}.mdx`);
    const data = readFrontMatter(await readFile(file, 'utf8'))?.data;
    const lead = {...post, b: [logName[locale]]};
    return [
      lead,
      ...(data as {items: Item[]}).items.map(({id, title, text}) => ({
        ...lead,
        h: `#${id}`,
        s: title,
        text,
      })),
    ];
  }
}
