import path from 'node:path';
import {parseFrontMatter} from '../config/frontMatter.ts';
import {localeIds} from '../config/locales.ts';
import {contentFolder} from '../content/contentFile.ts';
import type {Document} from '../content/Document.ts';
import {isDraft} from '../content/isDraft.ts';
import {frontMatterLine} from '../plugins/frontMatter/readFrontMatter.ts';
import {inspectLog} from '../plugins/update-log/readLog.ts';
import {isRecord} from '../src/lib/isRecord.ts';
import {type Check, type PlacedFinding, placedFindings} from './Check.ts';
import type {Site} from './site/Site.ts';

/** Says where the build would read a file. */
function misplaced({file, kind, locale}: Document, products: readonly string[]): PlacedFinding {
  const folder = contentFolder(kind, locale);
  const place =
    kind === 'article' ? `${folder}/version-<product>/ (${products.join(', ')})` : `${folder}/`;
  return {
    file,
    line: 1,
    problem: 'The build makes no page of this file.',
    fix: `Write it in ${place}, and let no name of a folder or file begin with “_”.`,
  };
}

/** Uses the build's own parsers of articles and pages, so that it finds what would stop the build. */
async function findingsOf(document: Document, {root, facts}: Site): Promise<PlacedFinding[]> {
  const findings: PlacedFinding[] = [];
  try {
    await parseFrontMatter({
      filePath: path.join(root, document.file),
      fileContent: document.source,
      // The project's parsers read every document that is in its place.
      defaultParseFrontMatter() {
        findings.push(misplaced(document, facts.products));
        return Promise.resolve({frontMatter: {}, content: ''});
      },
    });
    return findings;
  } catch (error) {
    return placedFindings(error);
  }
}

/** Finds changes of a post whose article is a draft, so that readers cannot open it. */
function draftsInPost(
  {file, kind, locale, source, frontMatter: {items}}: Document,
  documents: readonly Document[],
): PlacedFinding[] {
  const leadsToDraft = (key: unknown) =>
    documents.some(
      (other) =>
        `${other.product}:${other.slug}` === key && other.locale === locale && isDraft(other),
    );
  return (kind === 'post' && Array.isArray(items) ? (items as unknown[]) : []).flatMap(
    (item, index) => {
      const key = isRecord(item) ? item.article : undefined;
      return leadsToDraft(key)
        ? {
            file,
            line: frontMatterLine(source, ['items', index, 'article']),
            problem: `The article ${String(key)} is a draft, so readers of the post cannot open it.`,
            fix: 'Remove `draft: true` from the article, or name another one.',
          }
        : [];
    },
  );
}

async function logFindings({root, documents}: Site): Promise<PlacedFinding[]> {
  // If all posts are in one language there is nothing to compare; `twin-pages` reports that.
  const locales = new Set(documents.filter(({kind}) => kind === 'post').map(({locale}) => locale));
  return locales.size === localeIds.length ? (await inspectLog(root)).problems : [];
}

export const frontMatter: Check = {
  name: 'front-matter',
  refuses:
    'front matter against the schema of articles, posts and pages; files that make no page; related articles and posts’ articles that are missing or drafts',
  async find(site) {
    const lists = await Promise.all([
      ...site.documents
        .filter(({kind}) => kind !== 'post')
        .map((document) => findingsOf(document, site)),
      logFindings(site),
    ]);
    const drafts = site.documents.flatMap((document) => draftsInPost(document, site.documents));
    return [...lists.flat(), ...drafts];
  },
};
