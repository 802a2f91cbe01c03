import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Facts, Site} from '../site/Site.ts';
import {loadSite} from '../site/loadSite.ts';

const usual: Facts = {
  products: ['faq'],
  articles: {faq: ['one']},
  sectionRoutes: [],
  redirects: [],
  homeArticles: [],
  oftenAsked: {zh: [], en: []},
};

/** Reads a fixture as a site; its `facts.json` overrides the default facts. */
export async function loadFixture(name: string): Promise<Site> {
  const root = path.resolve('checks/__tests__/fixtures', name);
  const own = await readFile(path.join(root, 'facts.json'), 'utf8').catch(() => '{}');
  // Fixtures are part of this project, so their shape is not validated.
  return loadSite(root, {...usual, ...(JSON.parse(own) as Partial<Facts>)});
}
