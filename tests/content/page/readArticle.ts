import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleId} from '../../../config/locales.ts';
import {contentFile} from '../../../content/contentFile.ts';
import type {Document} from '../../../content/Document.ts';
import {parseDocument} from '../../../content/parseDocument.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads the source of an article.
 * @throws Error if the file does not exist or is not valid MDX.
 */
export function readArticle(product: string, slug: string, locale: LocaleId): Document {
  const place = {kind: 'article', product, slug} as const;
  const file = contentFile(place, locale);
  const document = parseDocument(
    {...place, file, locale},
    readFileSync(path.join(root, file), 'utf8'),
  );
  if (document.syntaxError) {
    throw new Error(`${file}:${document.syntaxError.line}: ${document.syntaxError.reason}`);
  }
  return document;
}
