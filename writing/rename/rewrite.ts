import {isScalar, parseDocument, visit} from 'yaml';
import {articleRoute} from '../../plugins/articles/locateArticle.ts';
import {escapeRegExp} from '../../src/lib/escapeRegExp.ts';

/** A change of an article's address within its product. */
export interface Move {
  readonly product: string;
  /** The old and the new slug, as in `config/sidebars/`. */
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces the old name wherever a text names the article together with its product: in addresses
 * (`/docs/yicat/a/b`), references (`yicat:a/b`), keys (`yicat/a/b`) and paths
 * (`version-yicat/a/b.mdx`).
 */
export function rewriteNames(text: string, {product, from, to}: Move): string {
  const name = new RegExp(
    `(?<before>/docs/|/version-|(?<![\\w/:-]))${escapeRegExp(product)}(?<joint>[:/])${escapeRegExp(from)}(?<after>\\.mdx)?(?![\\w-]|/[\\w-]|\\.\\w)`,
    'g',
  );
  return text.replace(
    name,
    (_all, before: string, joint: string, after = '') =>
      `${before}${product}${joint}${to}${String(after)}`,
  );
}

/**
 * Replaces the old slug in the lists of articles of `config/sidebars/<product>.ts`, which omit the
 * product. A section with the same key keeps it.
 */
export function rewriteSidebar(text: string, {from, to}: Move): string {
  return text.replace(/articles: \[[^\]]*\]/g, (list) => list.replaceAll(`'${from}'`, `'${to}'`));
}

/**
 * Returns the addresses of `data/moved.json` after a move: the old address redirects to the new one,
 * and so does every address that redirected to the old one. The new address does not redirect.
 * @param isDraft whether readers have never seen the old address, which then gets no redirect
 */
export function rewriteMoved(
  moved: Readonly<Record<string, string>>,
  {product, from, to}: Move,
  isDraft: boolean,
): Record<string, string> {
  const before = articleRoute({product, slug: from});
  const after = articleRoute({product, slug: to});
  const entries = [
    ...Object.entries(moved).map(
      ([old, target]) => [old, target === before ? after : target] as const,
    ),
    ...(isDraft ? [] : [[before, after] as const]),
  ];
  return Object.fromEntries(
    entries.filter(([old]) => old !== after).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const frontMatter = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/;

/**
 * Replaces the old slug in `related` and `tasks` of an article of the same product, where references
 * omit the product. The rest of the file is unchanged.
 */
export function rewriteReferences(source: string, {from, to}: Move): string {
  const yaml = frontMatter.exec(source)?.groups?.yaml;
  if (yaml === undefined) {
    return source;
  }
  const start = source.indexOf(yaml);
  const places: number[] = [];
  const document = parseDocument(yaml);
  for (const key of ['related', 'tasks']) {
    const list = document.get(key, true);
    if (list === undefined) {
      continue;
    }
    visit(list as never, {
      Pair: (_index, {key: name}) =>
        isScalar(name) && name.value !== 'article' ? visit.SKIP : undefined,
      Scalar(_index, node) {
        if (node.value === from && node.range) {
          places.push(start + yaml.indexOf(from, node.range[0]));
        }
      },
    });
  }
  return places
    .sort((a, b) => b - a)
    .reduce((text, at) => text.slice(0, at) + to + text.slice(at + from.length), source);
}
