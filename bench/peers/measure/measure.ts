import type {Browser} from '@playwright/test';
import {say} from '../../../scripts/run/say.mjs';
import {machine} from '../../run/machine.ts';
import {readSources} from '../articles/readSources.ts';
import {fastDesk, slowPhone} from './conditions.ts';
import {firstClick, type Moment} from './firstClick.ts';
import {firstSearch} from './firstSearch.ts';
import {launch} from './launch.ts';
import {lighthouse} from './lighthouse.ts';
import {loadPage} from './loadPage.ts';
import {controlNames, type MeasuredSite} from './MeasuredSite.ts';
import {navigate} from './navigate.ts';
import {pickPages, type MeasuredPages} from './pickPages.ts';
import {pageNames, type PageName, type Results, type SiteResults} from './Results.ts';

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
  /** Number of loads of each page and of searches. */
  readonly runs: number;
  /**
   * Number of navigations under each of the two conditions. A frame takes 17 ms and the sites differ by
   * less than two frames, so the median needs many of them.
   */
  readonly navigations: number;
  /** Number of presses of each control at each of the two moments. */
  readonly clickRuns: number;
  /** Whether Lighthouse runs too. */
  readonly lighthouse: boolean;
}

/** Measures the sites in turn, run by run, so that a busy moment of the machine affects all equally. */
async function measureAll(
  browser: Browser,
  sites: readonly MeasuredSite[],
  pages: MeasuredPages,
  {runs, navigations, clickRuns}: MeasureOptions,
) {
  const all = sites.map((site) => ({site, results: empty(site)}));
  const inTurn = async (
    what: string,
    times: number,
    once: (site: MeasuredSite, results: SiteResults) => Promise<void>,
  ) => {
    for (let count = 1; count <= times; count += 1) {
      for (const {site, results} of all) {
        say(`${what} ${count} of ${times}: ${site.name}`);
        await once(site, results);
      }
    }
  };
  await inTurn('Run', runs, (site, results) => run(browser, site, pages, results));
  await inTurn('Links,', navigations, (site, results) => goOn(browser, site, pages, results));
  await inTurn('First presses,', clickRuns, (site, results) =>
    click(browser, site, site.address(pages.article), results),
  );
  return all;
}

/**
 * Measures all sites and closes them.
 * @param debuggingPort port of the browser's debugger
 */
export async function measure(
  sites: readonly MeasuredSite[],
  debuggingPort: number,
  options: MeasureOptions,
): Promise<Results> {
  const {runs, navigations, clickRuns} = options;
  const browser = await launch(debuggingPort);
  try {
    const pages = pickPages(await readSources());
    const all = await measureAll(browser, sites, pages, options);
    for (const {site, results} of options.lighthouse ? all : []) {
      say(`Lighthouse: ${site.name}`);
      const looked = {article: site.address(pages.article), ...site.morePages};
      for (const [name, path] of Object.entries(looked)) {
        results.lighthouse[name] = await lighthouse(site.origin + path, debuggingPort);
      }
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${machine()}, Chromium ${browser.version()}`,
      runs,
      navigations,
      clickRuns,
      pages,
      sites: all.map(({results}) => results),
    };
  } finally {
    await browser.close();
    for (const site of sites) {
      site.close();
    }
  }
}
