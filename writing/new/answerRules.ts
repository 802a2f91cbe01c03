import {isProductId} from '../../config/products.ts';
import {sectionPagesOf} from '../../config/sidebars/index.ts';
import {isFolderPage} from '../../plugins/articles/locateArticle.ts';
import {isoDate} from '../../plugins/frontMatter/isoDate.ts';

/** Rules for answers; each returns a sentence that says what to write if an answer is wrong. */

export const oneOf =
  (choices: readonly string[]) =>
  (answer: string): string | undefined =>
    choices.includes(answer) ? undefined : `“${answer}” is none of ${choices.join(', ')}.`;

export const slug = (answer: string): string | undefined => {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(answer)) {
    return `“${answer}” is not a valid slug. Write English words, lower case, joined by hyphens: translate/insert-tags.`;
  }
  return isFolderPage(answer)
    ? `“${answer}” would be the page of its folder. Choose a last word that is not index, readme or the name of the folder.`
    : undefined;
};

/** Two answers together: the address of a section that has a page is not free for an article. */
export const freeAddress = (product: string, article: string): string | undefined =>
  isProductId(product) && sectionPagesOf(product).includes(article)
    ? `“${article}” is the address of a section of ${product}. Choose another slug.`
    : undefined;

export const name = (answer: string): string | undefined =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answer)
    ? undefined
    : `“${answer}” is not a valid name. Write English words, lower case, joined by hyphens: split-preview.`;

export const chinese = (answer: string): string | undefined =>
  /\p{Script=Han}/u.test(answer) ? undefined : 'Write it in Chinese.';

export const english = (answer: string): string | undefined =>
  /\p{Script=Han}/u.test(answer) ? 'Write it in English.' : undefined;

export const day = (answer: string): string | undefined =>
  isoDate.safeParse(answer).success
    ? undefined
    : `“${answer}” is not a valid day. Write it as 2025-10-16.`;
