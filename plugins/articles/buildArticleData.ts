import type * as z from 'zod';
import {articlesOf} from '../../config/sidebars/index.ts';
import {newerSections} from '../../translation/freshness/newerSections.ts';
import {changesOf} from '../update-log/changesOf.ts';
import type {Finding} from '../writerError/index.ts';
import type {ArticleData} from './ArticleData.ts';
import type {PageContext} from './PageContext.ts';
import {readLink} from './readLink.ts';
import {readTwin} from './readTwin.ts';
import {readingMinutes} from './readableText.ts';
import type {articleSchema} from './schema.ts';

/** Builds the data of an article page, and lists what its writer must correct. */
export async function buildArticleData(
  frontMatter: z.infer<typeof articleSchema>,
  content: string,
  context: PageContext,
): Promise<{data: ArticleData; findings: readonly Finding[]}> {
  const {article} = context;
  const listed = articlesOf(article.product).includes(article.slug);
  const {twin, finding: twinFinding} = readTwin(context);
  const links = (frontMatter.related ?? []).map((reference, index) =>
    readLink(reference, ['related', index], context),
  );
  const newer = newerSections(article.root, {kind: 'article', ...article}, article.locale);
  const unlisted: Finding = {
    line: 1,
    problem: `no section of ${article.product} lists the article “${article.slug}”.`,
    fix: `add it to config/sidebars/${article.product}.ts, or rename the file.`,
  };
  return {
    data: {
      kind: frontMatter.kind,
      audience: frontMatter.audience,
      updated: frontMatter.updated,
      // This is lazy, because counting Chinese words is slow and checks do not need it.
      get minutes() {
        return readingMinutes(content, article.locale);
      },
      twin: {
        title: twin?.title ?? '',
        address: twin?.address ?? '',
      },
      ...(newer.length > 0 && {newer}),
      related: links.flatMap(({link}) => link ?? []),
      changes: await changesOf(`${article.product}:${article.slug}`, article.locale, article.root),
    },
    findings: [
      ...(listed ? [] : [unlisted]),
      ...(twinFinding ? [twinFinding] : []),
      ...links.flatMap(({finding}) => finding ?? []),
    ],
  };
}
