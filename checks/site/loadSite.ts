import {localeIds, otherLocale} from '../../config/locales.ts';
import type {Document} from '../../content/Document.ts';
import {readDocuments} from '../../content/readDocuments.ts';
import type {Facts, Site} from './Site.ts';

const keyOf = ({kind, product, slug}: Document) => `${kind}:${product ?? ''}:${slug}`;

/** Reads everything that checks may read. */
export async function loadSite(root: string, facts: Facts): Promise<Site> {
  const documents = await readDocuments(root);
  const byLocale = new Map(
    localeIds.map((locale) => [
      locale,
      new Map(
        documents
          .filter((document) => document.locale === locale)
          .map((document) => [keyOf(document), document]),
      ),
    ]),
  );
  return {
    root,
    documents,
    facts,
    twinOf: (document) => byLocale.get(otherLocale(document.locale))?.get(keyOf(document)),
  };
}
