import type * as z from 'zod';
import {describeIssues} from '../frontMatter/describeIssues.ts';
import {readPage, type MarkdownFile, type PageFile} from '../frontMatter/readPage.ts';
import {WriterError, type Finding} from '../writerError/index.ts';
import {articleDataKey, type ArticleData, type LandingData} from './ArticleData.ts';
import {buildArticleData} from './buildArticleData.ts';
import {buildLandingData} from './buildLandingData.ts';
import {articleFile, locateArticle} from './locateArticle.ts';
import type {PageContext} from './PageContext.ts';
import {articleSchema, kindSchema, landingSchema, fixHints} from './schema.ts';

interface ReadArticle {
  readonly frontMatter: Record<string, unknown>;
  readonly data: ArticleData | LandingData;
  readonly findings: readonly Finding[];
}

/**
 * Keys that are removed: the framework does not need them, and the page gets them in another form.
 */
const consumed = new Set(['asks', 'kind', 'audience', 'updated', 'related', 'tasks']);

const guideOf = (kind: unknown) => ({
  schema: kind === 'landing' ? landingSchema : articleSchema,
  fixHints,
  otherwise: 'see CONTRIBUTING.md, “Front matter”.',
});

async function readArticle(
  frontMatter: unknown,
  content: string,
  context: PageContext,
): Promise<ReadArticle | readonly z.core.$ZodIssue[]> {
  const kind = kindSchema.safeParse(frontMatter);
  if (!kind.success) {
    return kind.error.issues;
  }
  if (kind.data.kind === 'landing') {
    const landing = landingSchema.safeParse(frontMatter);
    if (!landing.success) {
      return landing.error.issues;
    }
    // The landing page is not in the sidebar, whose header links to it.
    const shown = {...landing.data, displayed_sidebar: context.article.product};
    return {frontMatter: shown, ...buildLandingData(landing.data, content, context)};
  }
  const article = articleSchema.safeParse(frontMatter);
  return article.success
    ? {frontMatter: article.data, ...(await buildArticleData(article.data, content, context))}
    : article.error.issues;
}

/**
 * Reads the front matter of articles and landing pages. Adds data from other files (the twin,
 * related articles, sections) under the key `article`, as `ArticleData` or `LandingData`, so that
 * it is part of the page's chunk.
 * @returns undefined for files of other kinds
 * @throws WriterError with all mistakes in the file
 */
export async function parseArticle({
  filePath,
  fileContent,
}: MarkdownFile): Promise<PageFile | undefined> {
  const article = locateArticle(filePath);
  if (!article) {
    return undefined;
  }
  const {frontMatter, content} = readPage(fileContent, articleFile(article));
  const page = await readArticle(frontMatter, content, {
    article,
    fileContent,
    draft: frontMatter.draft === true,
  });
  const findings =
    'data' in page ? page.findings : describeIssues(page, fileContent, guideOf(frontMatter.kind));
  if (!('data' in page) || findings.length > 0) {
    throw new WriterError(articleFile(article), findings);
  }
  const kept = Object.entries(page.frontMatter).filter(([key]) => !consumed.has(key));
  return {frontMatter: {...Object.fromEntries(kept), [articleDataKey]: page.data}, content};
}
