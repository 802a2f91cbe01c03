import {isScalar, parseDocument, visit} from 'yaml';

/** A change of an article's address within its product. */
export interface Move {
  readonly product: string;
  /** The old and the new slug, as in `config/sidebars/`. */
  readonly from: string;
  readonly to: string;
}

/** Returns the route of an article without a language prefix. */
const routeOf = (product: string, slug: string): string => `/docs/${product}/${slug}`;

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

/**
 * Returns the addresses of `data/moved.json` after a move: the old address redirects to the new one,
 * and so does every address that redirected to the old one. The new address does not redirect.
 */
export function rewriteMoved(
  moved: Readonly<Record<string, string>>,
  {product, from, to}: Move,
): Record<string, string> {
  const before = routeOf(product, from);
  const after = routeOf(product, to);
  const entries = [
    ...Object.entries(moved).map(
      ([old, target]) => [old, target === before ? after : target] as const,
    ),
    [before, after] as const,
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
