import type {Document} from '../content/Document.ts';
import {isJsxElement} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import type {Check} from './Check.ts';

const figuresOf = ({tree}: Document): number =>
  nodesOf(tree).filter(
    (node) =>
      node.type === 'image' ||
      (isJsxElement(node) && (node.name === 'Figure' || node.name === 'img')),
  ).length;

export const figureParity: Check = {
  name: 'figure-parity',
  refuses: 'a page that shows more figures in one language than in the other',
  find: (site) =>
    site.documents.flatMap((document) => {
      const twin = site.twinOf(document);
      if (!twin || document.locale === 'zh') {
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
