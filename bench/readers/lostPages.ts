import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentFile} from '../../content/contentFile.ts';
import {root} from '../../scripts/root.mjs';
import type {ReaderQuestion} from './readQuestions.ts';

const address = /^\/docs\/([^/]+)\/([^#]+)(?:#(.+))?$/;

/** Says why an address leads to no article or heading; returns `undefined` if it is valid. */
function problemOf(page: string, locale: ReaderQuestion['locale']) {
  const [, product = '', slug = '', id] = address.exec(page) ?? [];
  const file = path.join(root, contentFile({kind: 'article', product, slug}, locale));
  if (!existsSync(file)) {
    return 'no such page';
  }
  const heading = new RegExp(`^#{2,3} .*\\{/\\* #${id ?? ''} \\*/\\}`, 'm');
  return id === undefined || heading.test(readFileSync(file, 'utf8'))
    ? undefined
    : 'no such section';
}

/** Lists answers of the readers' test that no longer exist at their address, one on each line. */
export function lostPages(questions: readonly ReaderQuestion[]): string[] {
  return questions.flatMap(({id, locale, question, pages}) =>
    pages.flatMap((page) => {
      const problem = problemOf(page, locale);
      return problem === undefined ? [] : [`${id} ${page}: ${problem} (${question})`];
    }),
  );
}
