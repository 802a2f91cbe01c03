import {otherLocale} from '../../config/locales.ts';
import {contentFile} from '../../content/contentFile.ts';
import {readDocuments} from '../../content/readDocuments.ts';
import type {Facts, Site} from './Site.ts';

/** Reads everything that checks may read. */
export async function loadSite(root: string, facts: Facts): Promise<Site> {
  const documents = await readDocuments(root);
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return {
    root,
    documents,
    facts,
    twinOf: (document) => byFile.get(contentFile(document, otherLocale(document.locale))),
  };
}
