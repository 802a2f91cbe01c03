import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {contact} from '../config/contact.ts';
import {currentPart} from '../config/part.ts';
import {redirects} from '../config/redirects.ts';
import {site} from '../config/site.ts';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {command} from '../scripts/run/command.mjs';
import {readArguments} from '../scripts/run/readArguments.mjs';
import type {SiteOptions} from './finishSite.ts';
import {joinParts} from './parts/joinParts.ts';
import {preparePart} from './parts/preparePart.ts';
import type {PreparePagesOptions} from './preparePages.ts';
import {prepareRelease} from './prepareRelease.ts';
import {softwareBill} from './softwareBill.ts';

/**
 * `main.ts FOLDER UNTRIMMED` prepares a build of the whole site, or of the part that the
 * environment names. `main.ts --join FOLDER PART…` joins prepared parts.
 */
void command(async (args) => {
  const {values, positionals} = readArguments(args, 'main.ts [--join] FOLDER …', {
    options: {join: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [folder = 'build', ...others] = positionals.map((each) => path.resolve(each));
  const siteOptions = async (): Promise<SiteOptions> => ({
    folder,
    redirects,
    terms: [...readTermbase(await readFile('data/termbase.csv', 'utf8')).values()],
    softwareBill: softwareBill(await readFile('package-lock.json', 'utf8')),
  });
  if (values.join) {
    await joinParts({...(await siteOptions()), parts: others});
    return;
  }
  const part = currentPart();
  const pages: PreparePagesOptions = {
    folder,
    untrimmedFolder: others[0] ?? path.resolve('.cache/untrimmed'),
    analyticsUrl: site.analyticsUrl,
    feedbackUrl: contact.feedback,
    // Each part deletes the cards that its own pages do not need.
    cardCache: part === undefined ? '.cache/cards' : `.cache/parts/${part}/cards`,
  };
  if (part) {
    await preparePart(part, pages);
  } else {
    await prepareRelease({...pages, ...(await siteOptions())});
  }
})(process.argv.slice(2));
