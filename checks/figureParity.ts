import {visit} from 'unist-util-visit';
import type {Check} from './Check.ts';
import type {Document} from './site/Document.ts';
import {isJsxElement} from '../plugins/vocabulary/jsx.ts';

function figuresOf({tree}: Document): number {
  let figures = 0;
  visit(tree, (node) => {
    if (
      node.type === 'image' ||
      (isJsxElement(node) && (node.name === 'Figure' || node.name === 'img'))
    ) {
      figures += 1;
    }
  });
  return figures;
}

export const figureParity: Check = {
  name: 'figure-parity',
  refuses: 'a page that shows more figures in one language than in the other',
  find: (site) =>
    site.documents.flatMap((document) => {
      const twin = site.twinOf(document);
      if (!twin || document.locale === 'zh' || document.syntaxError || twin.syntaxError) {
        return [];
      }
      const [here, there] = [figuresOf(document), figuresOf(twin)];
      return here === there
        ? []
        : [
            {
              file: document.file,
              line: 1,
              problem: `The number of figures is ${here} here and ${there} in ${twin.file}.`,
              fix: 'Show the same figures in both languages, each with texts in its own.',
            },
          ];
    }),
};
