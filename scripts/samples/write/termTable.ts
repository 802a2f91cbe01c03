import writeExcelFile from 'write-excel-file/node';
import type {LocaleId, Localized} from '../../../config/locales.ts';
import type {Concept} from '../data/waterFilter.ts';
import {fixedZip} from '../../../plugins/fileFormats/fixedZip.ts';

/** Column names and values, as in the article on importing termbases. */
const words = {
  columns: {
    zh: ['词性', '定义', '备注', '状态'],
    en: ['Part of speech', 'Definition', 'Note', 'Status'],
  },
  noun: {zh: '名词', en: 'noun'},
  verb: {zh: '动词', en: 'verb'},
  preferred: {zh: '首选', en: 'preferred'},
} satisfies Readonly<Record<string, Localized<string | readonly string[]>>>;

/** Returns the rows of a term table: one concept a row, one term a column, languages first. */
export function termRows(
  concepts: readonly Concept[],
  {source, target, locale}: {source: string; target: string; locale: LocaleId},
): string[][] {
  return [
    [source, target, ...words.columns[locale]],
    ...concepts.map((concept) => [
      concept.source,
      concept.target,
      words[concept.partOfSpeech][locale],
      concept.definition?.[locale] ?? '',
      concept.note?.[locale] ?? '',
      words.preferred[locale],
    ]),
  ];
}

/** Creates a term table as an Excel file. */
export async function termTable(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const cells = rows.map((row, index) =>
    row.map((value) =>
      value === '' ? null : {value, ...(index === 0 && {fontWeight: 'bold' as const})},
    ),
  );
  const columns = [22, 14, 16, 34, 36, 12].map((width) => ({width}));
  return fixedZip(await writeExcelFile(cells, {sheet: 'Terms', columns}).toBuffer());
}
