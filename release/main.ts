import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {contact} from '../config/contact.ts';
import {redirects} from '../config/redirects.ts';
import {site} from '../config/site.ts';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {prepareRelease} from './prepareRelease.ts';
import {softwareBill} from './softwareBill.ts';

const folder = path.resolve(process.argv[2] ?? 'build');
const untrimmedFolder = path.resolve(process.argv[3] ?? '.cache/untrimmed');

async function main(): Promise<void> {
  await prepareRelease({
    folder,
    untrimmedFolder,
    redirects,
    terms: [...readTermbase(await readFile('data/termbase.csv', 'utf8')).values()],
    analyticsUrl: site.analyticsUrl,
    feedbackUrl: contact.feedback,
    cardCache: '.cache/cards',
    softwareBill: softwareBill(await readFile('package-lock.json', 'utf8')),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
