import matter from 'gray-matter';
import path from 'node:path';
import {parseFrontMatter} from '../config/frontMatter.ts';
import {localeIds} from '../config/locales.ts';
import {inspectLog} from '../plugins/update-log/readLog.ts';
import {WriterError} from '../plugins/writerError/index.ts';
import type {Check, PlacedFinding} from './Check.ts';
import type {Document} from './site/Document.ts';
import type {Site} from './site/Site.ts';

const pageKeys = ['title', 'description'] as const;

/** The build's own reader of articles: what it refuses would stop the build. */
async function articleFindings({file, source}: Document, root: string): Promise<PlacedFinding[]> {
  try {
    await parseFrontMatter({
      filePath: path.join(root, file),
      fileContent: source,
      defaultParseFrontMatter: ({fileContent}) => {
        const {data, content} = matter(fileContent, {});
        return Promise.resolve({frontMatter: data, content});
      },
    });
    return [];
  } catch (error) {
    if (error instanceof WriterError) {
      return error.findings.map((finding) => ({...finding, file}));
    }
    throw error;
  }
}

const pageFindings = ({file, frontMatter}: Document): PlacedFinding[] =>
  pageKeys
    .filter((key) => typeof frontMatter[key] !== 'string' || frontMatter[key].trim() === '')
    .map((key) => ({
      file,
      line: 1,
      problem: `The front matter has no ${key}.`,
      fix: `Write ${key}: …, in the language of the page.`,
    }));

async function logFindings({root, documents}: Site): Promise<PlacedFinding[]> {
  // With posts in one language only there is nothing to compare; `twin-pages` reports that.
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
        .filter(({kind}) => kind === 'article')
        .map((document) => articleFindings(document, site.root)),
      logFindings(site),
    ]);
    return [...lists.flat(), ...readable.filter(({kind}) => kind === 'page').flatMap(pageFindings)];
  },
};
