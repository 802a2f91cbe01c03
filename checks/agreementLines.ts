import {plainText} from '../content/text/textParts.ts';
import type {Check} from './Check.ts';
import {agreementLine, agreementPages} from './data/agreementPages.ts';

export const agreementLines: Check = {
  name: 'agreement-line',
  refuses: 'pages about money, tax, privacy or deletion that do not end with the agreed sentence',
  find: ({documents}) =>
    documents
      .filter(({product, slug}) => agreementPages.includes(`${product ?? ''}/${slug}`))
      .flatMap(({file, locale, tree}) => {
        const last = tree.children.at(-1);
        const line = agreementLine[locale];
        return last?.type === 'paragraph' && plainText(last).trim() === line
          ? []
          : [
              {
                file,
                line: last?.position?.start.line ?? 1,
                problem:
                  'This page touches money, tax, privacy or deletion and does not end with the agreed sentence.',
                fix: `Let the last paragraph be “${line}”, or take the page out of checks/data/agreementPages.ts.`,
              },
            ];
      }),
};
