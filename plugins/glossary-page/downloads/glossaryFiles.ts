import type {LocaleId} from '../../../config/locales.ts';
import type {Term} from '../../glossary/readTermbase.ts';
import type {GlossaryDownload} from '../Glossary.ts';
import {csvFile} from './csvFile.ts';
import {tbxFile} from './tbxFile.ts';
import {termRows} from './termRows.ts';
import {xlsxFile} from './xlsxFile.ts';

/** A download with its content. */
export interface GlossaryFile extends GlossaryDownload {
  readonly content: Uint8Array;
}

/**
 * Writes the whole termbase in each format. Each language has its own files, because the names of
 * columns, parts of speech and subject fields are translated.
 * @param title title of the glossary in that language
 */
export async function glossaryFiles(
  terms: readonly Term[],
  title: string,
  locale: LocaleId,
): Promise<GlossaryFile[]> {
  const rows = termRows(terms, locale);
  const contents = {
    XLSX: await xlsxFile(rows, title),
    CSV: csvFile(rows),
    TBX: tbxFile(terms, title, locale),
  };
  return (['XLSX', 'CSV', 'TBX'] as const).map((format) => ({
    format,
    path: `downloads/glossary.${format.toLowerCase()}`,
    bytes: contents[format].byteLength,
    content: contents[format],
  }));
}
