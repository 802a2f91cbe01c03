import {productIds} from '../../config/products.ts';
import {accept} from '../../translation/command/accept.ts';
import {agreementsIn} from '../../translation/freshness/Agreements.ts';
import {readPagePairs} from '../../translation/sections/readPagePairs.ts';
import {addArticle} from './addArticle.ts';
import {addPost} from './addPost.ts';
import {addProduct, newProduct} from './addProduct.ts';
import {leaveBehind, newerInChinese, newerInEnglish} from './leaveBehind.ts';

/** Number of articles that a writer adds in about two years. */
const articles = 60;

/** Records for the pages that were added that both languages agree, as a writer does. */
async function acceptNewPages(copy: string): Promise<void> {
  const known = new Map(agreementsIn(copy));
  const added = (await readPagePairs(copy)).filter(({key}) => !known.has(key));
  await accept.run(
    added.map(({key}) => key),
    copy,
  );
}

/**
 * Adds to a copy of the project an eighth product, an article of the YiCAT FAQ, one of the FAQ on
 * accounts, 60 articles spread over the products, and a post of the update log, in both languages.
 * Then it changes one language of the first two articles.
 */
export async function grow(copy: string): Promise<void> {
  await addProduct(copy);
  await addArticle(copy, newerInEnglish.product, newerInEnglish.slug, 'FAQ');
  await addArticle(copy, newerInChinese.product, newerInChinese.slug, 'behind');
  const products = [...productIds, newProduct];
  for (let number = 1; number <= articles; number += 1) {
    const product = products[number % products.length] ?? newProduct;
    await addArticle(copy, product, `grown-${String(number)}`, String(number));
  }
  await addPost(copy, [
    {product: 'yicat', id: 'grown-history', article: 'yicat:faq-grown'},
    {
      product: newProduct,
      id: `${newProduct}-launch`,
      article: `${newProduct}:start/what-is-${newProduct}`,
    },
  ]);
  await acceptNewPages(copy);
  await leaveBehind(copy);
}
