import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DtdValidator, XmlDocument, XmlDtd} from 'libxml2-wasm';

/**
 * Reads an XML file and validates it against `schemas/`.
 * @param read receives the document, which is freed when the call returns
 * @throws Error if the file is not well-formed or not valid.
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
