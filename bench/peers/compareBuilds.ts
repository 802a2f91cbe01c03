import {launch} from './measure/launch.ts';
import {measure, type MeasureOptions} from './measure/measure.ts';
import {openOurs} from './measure/openSites.ts';
import {pickPages} from './measure/pickPages.ts';
import {readSources} from './articles/readSources.ts';
import {describeSites} from './report/report.ts';

export interface CompareOptions extends Omit<MeasureOptions, 'pages' | 'debuggingPort'> {
  /** Folders of builds of this site. */
  readonly folders: readonly string[];
  /** The first of consecutive ports: one for each build, and the next one for the browser's debugger. */
  readonly port: number;
}

/**
 * Measures several builds of this site in turn, so that a busy moment of the machine affects all
 * equally, and prints a column for each build.
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
