import {frontMatterLine} from '../frontMatter/readFrontMatter.ts';
import type {Finding} from '../writerError/index.ts';
import type {ArticleLink} from './ArticleData.ts';
import {articleFile, articleRoute} from './locateArticle.ts';
import type {PageContext} from './PageContext.ts';
import {readArticleHead} from './readArticleHead.ts';
import {resolveReference} from './resolveReference.ts';

/** Either the data of a linked article, or the reason why it cannot be linked. */
export interface LinkResult {
  readonly link?: ArticleLink;
  readonly finding?: Finding;
}

/**
 * Resolves a reference in front matter.
 * @param path path of the reference in the front matter
 */
export function readLink(
  reference: string,
  path: readonly PropertyKey[],
  {article, fileContent, draft}: PageContext,
): LinkResult {
  const target = resolveReference(reference, article.product);
  const at = (problem: string, fix: string): LinkResult => ({
    finding: {line: frontMatterLine(fileContent, path), problem: `front matter: ${problem}`, fix},
  });
  if (!target) {
    return at(
      `there is no article “${reference}”.`,
      `write a slug that config/sidebars/${article.product}.ts lists, or \`product:slug\` for an article of another product.`,
    );
  }
  if (target.product === article.product && target.slug === article.slug) {
    return at('the page refers to itself.', `remove “${reference}”.`);
  }
  const file = articleFile({...article, ...target});
  const head = readArticleHead({...article, ...target});
  if (!head) {
    return at(
      `the article “${reference}” has no file in this language.`,
      `write ${file}, or remove “${reference}”.`,
    );
  }
  // The development server shows drafts.
  if (head.draft && !draft && process.env.NODE_ENV !== 'development') {
    return at(
      `the article “${reference}” is a draft, so readers cannot open it.`,
      `remove \`draft: true\` from ${file}, or remove “${reference}”.`,
    );
  }
  const {title, description} = head;
  return {link: {title, description, route: articleRoute(target)}};
}
