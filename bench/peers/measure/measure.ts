import type {Browser} from '@playwright/test';
import {say} from '../../../scripts/run/say.mjs';
import {fastDesk, slowPhone} from './conditions.ts';
import {firstClick, type Moment} from './firstClick.ts';
import {firstSearch} from './firstSearch.ts';
import {lighthouse} from './lighthouse.ts';
import {loadPage} from './loadPage.ts';
import {controlNames, type MeasuredSite} from './MeasuredSite.ts';
import {navigate} from './navigate.ts';
import type {MeasuredPages} from './pickPages.ts';
import {pageNames, type PageName, type SiteResults} from './Results.ts';

const moments: readonly Moment[] = ['painted', 'loaded'];

const noClicks = () => ({colour: [], sidebar: [], search: [], menu: []});

const empty = ({id, name}: MeasuredSite): SiteResults => ({
  id,
  name,
  loads: {article: [], home: [], long: []},
  clicks: {painted: noClicks(), loaded: noClicks()},
  navigation: {fast: [], slow: []},
  searches: [],
  lighthouse: {},
});

async function run(
  browser: Browser,
  site: MeasuredSite,
  pages: MeasuredPages,
  results: SiteResults,
): Promise<void> {
  const paths: Readonly<Record<PageName, string>> = {
    article: site.address(pages.article),
    home: '/',
    long: site.address(pages.long),
  };
  for (const page of pageNames) {
    results.loads[page].push(await loadPage(browser, site, paths[page]));
  }
  results.searches.push(await firstSearch(browser, site, paths.article));
}

async function goOn(
  browser: Browser,
  site: MeasuredSite,
  {article, link}: MeasuredPages,
  {navigation}: SiteResults,
): Promise<void> {
  const task = {from: site.address(article), ...link};
  navigation.fast.push(await navigate(browser, site, task, fastDesk));
  navigation.slow.push(await navigate(browser, site, task, slowPhone));
}

async function click(
  browser: Browser,
  site: MeasuredSite,
  path: string,
  {clicks}: SiteResults,
): Promise<void> {
  for (const moment of moments) {
    for (const name of controlNames) {
      clicks[moment][name].push(await firstClick(browser, site, path, name, moment));
    }
  }
}

export interface MeasureOptions {
  readonly pages: MeasuredPages;
  /** Number of loads of each page and of searches. */
  readonly runs: number;
  /**
   * Number of navigations under each of the two conditions. A frame takes 17 ms and the sites differ by
   * less than two frames, so the median needs many of them.
   */
  readonly navigations: number;
  /** Number of presses of each control at each of the two moments. */
  readonly clickRuns: number;
  /** Port of the browser's debugger for Lighthouse; without it Lighthouse does not run. */
  readonly debuggingPort?: number;
}

/** Measures all sites in turn, run by run, so that a busy moment of the machine affects all equally. */
export async function measure(
  browser: Browser,
  sites: readonly MeasuredSite[],
  {pages, runs, navigations, clickRuns, debuggingPort}: MeasureOptions,
): Promise<SiteResults[]> {
  const all = sites.map((site) => ({site, results: empty(site)}));
  for (let count = 1; count <= runs; count += 1) {
    for (const {site, results} of all) {
      say(`Run ${count} of ${runs}: ${site.name}`);
      await run(browser, site, pages, results);
    }
  }
  for (let count = 1; count <= navigations; count += 1) {
    for (const {site, results} of all) {
      say(`Links, ${count} of ${navigations}: ${site.name}`);
      await goOn(browser, site, pages, results);
    }
  }
  for (let count = 1; count <= clickRuns; count += 1) {
    for (const {site, results} of all) {
      say(`First presses, ${count} of ${clickRuns}: ${site.name}`);
      await click(browser, site, site.address(pages.article), results);
    }
  }
  if (debuggingPort !== undefined) {
    for (const {site, results} of all) {
      say(`Lighthouse: ${site.name}`);
      const looked = {article: site.address(pages.article), ...site.morePages};
      for (const [name, path] of Object.entries(looked)) {
        results.lighthouse[name] = await lighthouse(site.origin + path, debuggingPort);
      }
    }
  }
  return all.map(({results}) => results);
}
