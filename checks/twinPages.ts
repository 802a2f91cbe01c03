import {type Check, languageNames} from './Check.ts';

export const twinPages: Check = {
  name: 'twin-pages',
  refuses: 'a page, article or post that one language lacks',
  find: (site) =>
    site.documents
      .filter((document) => !site.twinOf(document))
      .map((document) => {
        const other = document.locale === 'zh' ? 'en' : 'zh';
        return {
          file: document.file,
          line: 1,
          problem: `There is no ${languageNames[other]} version of this page.`,
          fix: `Write ${site.fileOf(document, other)}, with the same headings and facts.`,
        };
      }),
};
