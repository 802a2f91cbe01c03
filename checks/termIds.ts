import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {isJsxElement, type JsxElement} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import {glossary} from '../plugins/glossary/index.ts';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {type Check, type PlacedFinding, placedFindings} from './Check.ts';

/** Builds a tree that contains only the terms of a page, so that little has to be copied. */
function termsOf(tree: Root): Root {
  const terms = nodesOf(tree).filter(
    (node): node is JsxElement => isJsxElement(node) && node.name === 'Term',
  );
  return {type: 'root', children: structuredClone(terms)};
}

export const termIds: Check = {
  name: 'term-ids',
  refuses:
    '`<Term>` with an id that data/termbase.csv does not have, or around a word of another entry',
  async find({root, documents}) {
    const csv = await readFile(path.join(root, 'data/termbase.csv'), 'utf8');
    let terms: ReturnType<typeof readTermbase>;
    try {
      terms = readTermbase(csv);
    } catch {
      // The check `terms` reports the line.
      return [];
    }
    return documents.flatMap(({file, locale, tree}): PlacedFinding[] => {
      try {
        // This is the build's own transformer, which changes the tree.
        glossary({terms, locale})(termsOf(tree), new VFile({path: file}));
        return [];
      } catch (error) {
        return placedFindings(error).map((finding) => ({...finding, file}));
      }
    });
  },
};
