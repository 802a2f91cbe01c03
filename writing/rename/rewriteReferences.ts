import {isScalar, parseDocument, visit} from 'yaml';
import type {Move} from './Move.ts';

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
