import {contentFile} from '../content/contentFile.ts';
import {articleRoute, isFolderPage} from '../plugins/articles/locateArticle.ts';
import type {Check, PlacedFinding} from './Check.ts';

export const articleList: Check = {
  name: 'article-list',
  refuses:
    'articles that config/sidebars/ does not list or that have the address of a section, and listed ones that nobody has written',
  find({documents, facts}) {
    const findings: PlacedFinding[] = [];
    const written = new Set(documents.map(({file}) => file));
    for (const {kind, product, slug, file} of documents) {
      if (kind !== 'article' || product === undefined || slug === 'index') {
        continue;
      }
      if (isFolderPage(slug) || facts.sectionRoutes.includes(articleRoute({product, slug}))) {
        findings.push({
          file,
          line: 1,
          problem: `“${slug}” is the address of a section or folder, which an article cannot have.`,
          fix: 'Give the article another name, which is not index, readme, its folder or a section: npm run rename.',
        });
      }
      if (!facts.articles[product]?.includes(slug)) {
        findings.push({
          file,
          line: 1,
          problem: `The article “${slug}” is not in the list of ${product}.`,
          fix: `Add it to a section in config/sidebars/${product}.ts, or correct the name of the file.`,
        });
      }
    }
    for (const [product, slugs] of Object.entries(facts.articles)) {
      for (const slug of slugs) {
        const file = contentFile({kind: 'article', product, slug}, 'zh');
        if (!written.has(file)) {
          findings.push({
            file: `config/sidebars/${product}.ts`,
            line: 1,
            problem: `The article “${slug}” is listed and not written yet.`,
            fix: `Write ${file} and its English version.`,
          });
        }
      }
    }
    return findings;
  },
};
