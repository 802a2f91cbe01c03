import {clockStory, storyPairs, storySource, storyTarget} from './data/clockStory.ts';
import {memory, sourceLanguage, targetLanguage, terms, waterFilter} from './data/waterFilter.ts';
import {docxFile} from './write/docxFile.ts';
import {openApiFile, openApiSamples} from './write/openApiFiles.ts';
import {tbxFile} from './write/tbxFile.ts';
import {termRows, termTable} from './write/termTable.ts';
import {tmxFile} from './write/tmxFile.ts';

const project = {source: sourceLanguage, target: targetLanguage};
const alignment = {source: storySource, target: storyTarget};

function story(side: 'source' | 'target', options: {language: string; between: string}) {
  const blocks = clockStory.map((rows) => ({
    style: 'text' as const,
    sentences: rows.flatMap((row) => row[side]),
  }));
  return docxFile(blocks, {title: 'The clock', ...options});
}

/** Manually edited files of `static/samples/`: text formats, and a program that reads them. */
export const handWritten: readonly string[] = [
  'yiloc/check-locales.mjs',
  'yiloc/en.json',
  'yiloc/en.po',
  'yiloc/strings.xml',
  'yiloc/zh-Hans-faulty.json',
  'yiloc/zh-Hans.json',
  'yiloc/zh-Hans.po',
];

/** Generates the practice files by path in `static/samples/`. The output is deterministic. */
export async function sampleFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  return {
    'yicat/water-filter.docx': await docxFile(waterFilter, {
      title: 'Caring for your water filter',
      language: targetLanguage,
      between: ' ',
    }),
    'yicat/water-filter-memory.tmx': tmxFile(memory, project),
    'yicat/water-filter-terms.tbx': tbxFile(terms, project),
    'yicat/water-filter-terms-en.xlsx': await termTable(
      termRows(terms, {...project, locale: 'en'}),
    ),
    'yicat/water-filter-terms-zh.xlsx': await termTable(
      termRows(terms, {...project, locale: 'zh'}),
    ),
    'yicat/openapi.json': openApiFile(),
    'yicat/openapi-samples.json': openApiSamples(),
    'aligner/clock_zh.docx': await story('source', {language: storySource, between: ''}),
    'aligner/clock_en.docx': await story('target', {language: storySource, between: ' '}),
    'aligner/clock.tmx': tmxFile(storyPairs(), alignment),
  };
}
