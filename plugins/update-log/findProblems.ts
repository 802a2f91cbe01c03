import {localeIds, otherLocale, type LocaleId} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {checkFeatureHistory} from './checkFeatureHistory.ts';
import type {Post, WrittenItem} from './Post.ts';
import type {Problem} from './Problem.ts';

/** Returns the facts of an item that must be the same in both languages. */
const facts = ({product, kind, article}: WrittenItem) => `${product} ${kind} ${article}`;

function missingItems(post: Post, twin: Post): Problem[] {
  const there = new Set(twin.items.map((item) => item.id));
  return post.items
    .filter((item) => !there.has(item.id))
    .map(({id, line}) => ({
      file: post.file,
      line,
      problem: `the item “${id}” is missing in the other language.`,
      fix: `write it in ${twin.file} as well.`,
    }));
}

/** Compares two posts item by item. Both must have the same items, in any order. */
function differingItems(post: Post, twin: Post): Problem[] {
  return post.items.flatMap((item, index) => {
    const other = twin.items[index];
    if (!other || (other.id === item.id && facts(other) === facts(item))) {
      return [];
    }
    return other.id === item.id
      ? {
          file: post.file,
          line: item.line,
          problem: `product, kind or article of “${item.id}” differ from the other language.`,
          fix: `make them equal here and in ${twin.file}:${other.line}.`,
        }
      : {
          file: post.file,
          line: item.line,
          problem: `“${item.id}” is where the other language has “${other.id}”.`,
          fix: `use the same order here and in ${twin.file}.`,
        };
  });
}

function orderProblems({file, items}: Post): Problem[] {
  return items.flatMap((item, index) => {
    const before = items[index - 1];
    return before && productIds.indexOf(before.product) > productIds.indexOf(item.product)
      ? {
          file,
          line: item.line,
          problem: `an item of ${item.product} is below one of ${before.product}.`,
          fix: `keep the order of config/products.ts: ${productIds.join(', ')}.`,
        }
      : [];
  });
}

/**
 * Finds all inconsistencies between the posts of the update log: languages that differ, products
 * out of order, functions that appear twice or too early.
 * @returns problems by language, newest post first
 */
export function findProblems(log: Readonly<Record<LocaleId, readonly Post[]>>): Problem[] {
  const problems = localeIds.flatMap((locale) => {
    const twins = new Map(log[otherLocale(locale)].map((post) => [post.slug, post]));
    return log[locale].flatMap((post) => {
      const twin = twins.get(post.slug);
      if (!twin) {
        return {
          file: post.file,
          line: 1,
          problem: 'this post has no twin in the other language.',
          fix: `write a file ${post.slug}.mdx with the same items there.`,
        };
      }
      const missing = missingItems(post, twin);
      const comparable = missing.length === 0 && missingItems(twin, post).length === 0;
      return [
        ...missing,
        ...(comparable ? differingItems(post, twin) : []),
        ...orderProblems(post),
      ];
    });
  });
  // If the languages agree, it is enough to check the history in one of them.
  return problems.length > 0 ? problems : checkFeatureHistory(log.zh);
}
