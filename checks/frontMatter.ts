import path from 'node:path';
import {parseFrontMatter} from '../config/frontMatter.ts';
import {localeIds} from '../config/locales.ts';
import {inspectLog} from '../plugins/update-log/readLog.ts';
import {type Check, type PlacedFinding, describeFinding, placedFindings} from './Check.ts';
import type {Document} from './site/Document.ts';
import type {Site} from './site/Site.ts';

/** Uses the build's own parsers of articles and pages, so that it finds what would stop the build. */
async function findingsOf({file, source}: Document, root: string): Promise<PlacedFinding[]> {
  try {
    await parseFrontMatter({
      filePath: path.join(root, file),
      fileContent: source,
      // Each kind of document has a parser of this project.
      defaultParseFrontMatter: ({filePath}) =>
        Promise.reject(new Error(`Nothing reads ${filePath}.`)),
    });
    return [];
  } catch (error) {
    return placedFindings(error);
  }
}

/** Removes duplicates: the twin and each article that leads to the file report the same mistake. */
const eachOnce = (findings: readonly PlacedFinding[]): PlacedFinding[] => [
  ...new Map(findings.map((finding) => [describeFinding(finding), finding])).values(),
];

async function logFindings({root, documents}: Site): Promise<PlacedFinding[]> {
  // If all posts are in one language there is nothing to compare; `twin-pages` reports that.
  const locales = new Set(documents.filter(({kind}) => kind === 'post').map(({locale}) => locale));
  return locales.size === localeIds.length ? (await inspectLog(root)).problems : [];
}

export const frontMatter: Check = {
  name: 'front-matter',
  refuses:
    'front matter against the schema of articles, posts and pages, and related articles that are not there',
  async find(site) {
    const readable = site.documents.filter(({syntaxError}) => !syntaxError);
    const lists = await Promise.all([
      ...readable
        .filter(({kind}) => kind !== 'post')
        .map((document) => findingsOf(document, site.root)),
      logFindings(site),
    ]);
    return eachOnce(lists.flat());
  },
};
