import type {Move} from './Move.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces the old name wherever a text names the article together with its product: in addresses
 * (`/docs/yicat/a/b`), references (`yicat:a/b`), keys (`yicat/a/b`) and paths
 * (`version-yicat/a/b.mdx`).
 */
export function rewriteNames(text: string, {product, from, to}: Move): string {
  const name = new RegExp(
    `(?<before>/docs/|/version-|(?<![\\w/:-]))${escape(product)}(?<joint>[:/])${escape(from)}(?<after>\\.mdx)?(?![\\w-]|/[\\w-]|\\.\\w)`,
    'g',
  );
  return text.replace(
    name,
    (_all, before: string, joint: string, after = '') =>
      `${before}${product}${joint}${to}${String(after)}`,
  );
}
