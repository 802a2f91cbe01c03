import {languageNames, otherLocale} from '../config/locales.ts';
import {contentFile} from '../content/contentFile.ts';
import type {Document} from '../content/Document.ts';
import {frontMatterLine} from '../plugins/frontMatter/readFrontMatter.ts';
import type {Check, PlacedFinding} from './Check.ts';

/** Keys that keep a document away from readers. */
const hidingKeys = ['draft', 'unlisted'] as const;

/** Finds keys that keep only one language of a document away from readers. */
const halfHidden = (
  {file, source, frontMatter}: Document,
  twin: Document | undefined,
): PlacedFinding[] =>
  hidingKeys
    .filter((key) => twin && frontMatter[key] === true && twin.frontMatter[key] !== true)
    .map((key) => ({
      file,
      line: frontMatterLine(source, [key]),
      problem: `\`${key}: true\` is here and not in ${twin?.file ?? ''}.`,
      fix: 'Write it in both languages, or remove it.',
    }));

export const twinPages: Check = {
  name: 'twin-pages',
  refuses:
    'a page, article or post that one language lacks, or that is a draft or unlisted in one language only',
  find: (site) => [
    ...site.documents
      .filter((document) => !site.twinOf(document))
      .map((document) => {
        const other = otherLocale(document.locale);
        return {
          file: document.file,
          line: 1,
          problem: `There is no ${languageNames[other]} version of this page.`,
          fix: `Write ${contentFile(document, other)}, with the same headings and facts.`,
        };
      }),
    ...site.documents.flatMap((document) => halfHidden(document, site.twinOf(document))),
  ],
};
