import {measure, type MeasureOptions} from './measure/measure.ts';
import {openOurs} from './measure/openSites.ts';
import {describeSites} from './report/report.ts';

/**
 * Measures several builds of this site in turn, so that a busy moment of the machine affects all
 * equally, and prints a column for each build.
 * @param folders folders of the builds
 * @param port the first of consecutive ports: one for each build, and the next one for the browser's
 *   debugger
 */
export async function compareBuilds(
  folders: readonly string[],
  port: number,
  options: Omit<MeasureOptions, 'lighthouse'>,
): Promise<void> {
  const opened = await Promise.all(
    folders.map((folder, index) => openOurs(folder, port + index, folder)),
  );
  const {sites} = await measure(opened, port + folders.length, {...options, lighthouse: false});
  console.log(describeSites(sites, {}));
}
