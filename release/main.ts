import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contact} from '../config/contact.ts';
import {redirects} from '../config/redirects.ts';
import {site} from '../config/site.ts';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {prepareRelease} from './prepareRelease.ts';

const folder = path.resolve(process.argv[2] ?? 'build');
const untrimmedFolder = path.resolve(process.argv[3] ?? '.cache/untrimmed');

prepareRelease({
  folder,
  untrimmedFolder,
  redirects,
  terms: [...readTermbase(readFileSync('data/termbase.csv', 'utf8')).values()],
  analyticsUrl: site.analyticsUrl,
  feedbackUrl: contact.feedback,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
