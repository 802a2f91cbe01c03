import {launch} from './measure/launch.ts';
import {measure, type MeasureOptions} from './measure/measure.ts';
import {openOurs} from './measure/openSites.ts';
import {pickPages} from './measure/pickPages.ts';
import {readSources} from './articles/readSources.ts';
import {describeSites} from './report/report.ts';

export interface CompareOptions extends Omit<MeasureOptions, 'pages' | 'debuggingPort'> {
  /** Folders of built sites, of this project. */
  readonly folders: readonly string[];
  /** The first of their ports; the browser's debugger has the one after the last. */
  readonly port: number;
}

/**
 * Measures several builds of this site in turn, so that a busy moment of the machine meets all
 * alike, and prints a column for each: what a change buys or costs a reader.
 */
export async function compareBuilds({folders, port, ...options}: CompareOptions): Promise<void> {
  const pages = pickPages(await readSources());
  const sites = await Promise.all(
    folders.map((folder, index) => openOurs(folder, port + index, folder)),
  );
  const browser = await launch(port + folders.length);
  try {
    console.log(describeSites(await measure(browser, sites, {pages, ...options}), {}));
  } finally {
    await browser.close();
    for (const site of sites) {
      site.close();
    }
  }
}
