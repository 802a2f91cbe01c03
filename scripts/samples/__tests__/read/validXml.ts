import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DtdValidator, XmlDocument, XmlDtd} from 'libxml2-wasm';

/**
 * Reads an XML file by the rules of `schemas/`.
 * @param read gets the document, which lives only as long as the call
 * @throws Error if the file is not well-formed or against the rules.
 */
export function validXml<T>(
  file: Uint8Array,
  rules: 'tmx' | 'tbx-basic',
  read: (document: XmlDocument) => T,
): T {
  const folder = path.join(import.meta.dirname, '../schemas');
  const validator = new DtdValidator(
    XmlDtd.fromBuffer(readFileSync(path.join(folder, `${rules}.dtd`))),
  );
  try {
    const document = XmlDocument.fromBuffer(file);
    try {
      validator.validate(document);
      return read(document);
    } finally {
      document.dispose();
    }
  } finally {
    validator.dispose();
  }
}
