import type * as z from 'zod';
import {sidebars, type Section} from '../../config/sidebars/index.ts';
import type {Finding} from '../writerError/index.ts';
import type {LandingData, SectionLink} from './ArticleData.ts';
import {checkLanding} from './checkLanding.ts';
import {isListed} from './listedArticles.ts';
import {articleRoute} from './locateArticle.ts';
import type {PageContext} from './PageContext.ts';
import {readArticleHead} from './readArticleHead.ts';
import {readLink} from './readLink.ts';
import {readTwin} from './readTwin.ts';
import type {landingSchema} from './schema.ts';

const toArticleLinks = (slugs: readonly string[], {article}: PageContext): SectionLink[] =>
  slugs.map((slug) => {
    const {title = slug, description = ''} = readArticleHead({...article, slug}) ?? {};
    return {
      label: title,
      lead: description,
      route: articleRoute({product: article.product, slug}),
    };
  });

/** Links each article of a `list` section separately. Leaves out drafts and unlisted articles. */
function toSectionLinks(
  {kind, key, label, lead, articles}: Section,
  context: PageContext,
): SectionLink[] {
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

/** Builds the data of a landing page, and lists what its writer must correct. */
export function buildLandingData(
  frontMatter: z.infer<typeof landingSchema>,
  content: string,
  context: PageContext,
): {data: LandingData; findings: readonly Finding[]} {
  const {article} = context;
  const {twin, finding: twinFinding} = readTwin(context);
  const tasks = frontMatter.tasks.map(({need, article: reference}, index) => ({
    need,
    ...readLink(reference, ['tasks', index, 'article'], context),
  }));
  return {
    data: {
      kind: 'landing',
      product: article.product,
      twinAddress: twin?.address ?? '',
      tasks: tasks.flatMap(({need, link}) =>
        link ? [{need, title: link.title, route: link.route}] : [],
      ),
      sections: sidebars[article.product].flatMap((section) => toSectionLinks(section, context)),
    },
    findings: [
      ...(twinFinding ? [twinFinding] : []),
      ...checkLanding(frontMatter, content, context, twin),
      ...tasks.flatMap(({finding}) => finding ?? []),
    ],
  };
}
