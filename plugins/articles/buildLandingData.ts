import type * as z from 'zod';
import {productById} from '../../config/products.ts';
import {sidebars, type Section} from '../../config/sidebars/index.ts';
import {frontMatterLine} from '../frontMatter/readFrontMatter.ts';
import type {Finding} from '../writerError/index.ts';
import type {LandingData, SectionLink} from './ArticleData.ts';
import {isListed} from './listedArticles.ts';
import {articleRoute, type ArticleLocation} from './locateArticle.ts';
import type {PageContext} from './PageContext.ts';
import {readLink} from './readLink.ts';
import {readSibling} from './readSibling.ts';
import {readTwin} from './readTwin.ts';
import {resolveReference} from './resolveReference.ts';
import type {landingSchema} from './schema.ts';

async function toArticleLinks(
  slugs: readonly string[],
  {article}: PageContext,
): Promise<SectionLink[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const {title = slug, description = ''} = (await readSibling({...article, slug})) ?? {};
      return {
        label: title,
        lead: description,
        route: articleRoute({product: article.product, slug}),
      };
    }),
  );
}

/** Links each article of a `list` section separately. Leaves out drafts and unlisted articles. */
async function toSectionLinks(
  {kind, key, label, lead, articles}: Section,
  context: PageContext,
): Promise<SectionLink[]> {
  const {article} = context;
  const written = articles.filter((slug) => isListed({...article, slug}));
  if (kind === 'list') {
    return toArticleLinks(written, context);
  }
  const [first] = written;
  if (first === undefined) {
    return [];
  }
  return [
    {
      label: label[article.locale],
      lead: lead[article.locale],
      count: written.length,
      route: articleRoute({product: article.product, slug: kind === 'page' ? key : first}),
    },
  ];
}

/**
 * Checks that the first task links to the first article, for readers who are new to the product.
 */
function checkFirstTask(
  reference: string | undefined,
  {product}: ArticleLocation,
  fileContent: string,
): Finding[] {
  const {firstArticle} = productById(product);
  const target = reference === undefined ? undefined : resolveReference(reference, product);
  return target?.product === product && target.slug === firstArticle
    ? []
    : [
        {
          line: frontMatterLine(fileContent, ['tasks', 0]),
          problem: `front matter: the first task leads to “${reference ?? ''}”.`,
          fix: `let it lead to “${firstArticle}”, the first article of the product.`,
        },
      ];
}

/** Builds the data of a landing page, and lists what its writer must correct. */
export async function buildLandingData(
  frontMatter: z.infer<typeof landingSchema>,
  context: PageContext,
): Promise<{data: LandingData; findings: readonly Finding[]}> {
  const {article, fileContent} = context;
  const {twin, finding: twinFinding} = await readTwin(context);
  const tasks = await Promise.all(
    frontMatter.tasks.map(async ({need, article: reference}, index) => ({
      need,
      ...(await readLink(reference, ['tasks', index, 'article'], context)),
    })),
  );
  const sections = await Promise.all(
    sidebars[article.product].map((section) => toSectionLinks(section, context)),
  );
  return {
    data: {
      kind: 'landing',
      product: article.product,
      twinAddress: twin?.address ?? '',
      tasks: tasks.flatMap(({need, link}) =>
        link ? [{need, title: link.title, route: link.route}] : [],
      ),
      sections: sections.flat(),
    },
    findings: [
      ...(twinFinding ? [twinFinding] : []),
      ...checkFirstTask(frontMatter.tasks[0]?.article, article, fileContent),
      ...tasks.flatMap(({finding}) => finding ?? []),
    ],
  };
}
