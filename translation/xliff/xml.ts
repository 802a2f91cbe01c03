import type {XmlDocument} from 'libxml2-wasm';
import {xmlText} from '../../plugins/fileFormats/xmlText.ts';
import {type Code, isCode, type Part} from '../segments/Part.ts';

/** The type of the library, which the commands can only load asynchronously. */
export type Xml = typeof import('libxml2-wasm');

/** Reports that a file cannot be read; the message gives the reason. */
export class UnreadableFile extends Error {}

/** Maximum size of a file in bytes, several times that of the whole site. */
const largest = 100 * 1024 * 1024;

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    throw new UnreadableFile(
      `its text is not ${encoding.toUpperCase()}. Save it as UTF-8 in the translation tool.`,
    );
  }
  const declared = /^\s*<\?xml[^>]*?\sencoding=["'](?<name>[^"']+)["']/.exec(text)?.groups?.name;
  if (declared && !/^utf-?(?:8|16(?:le|be)?)$/i.test(declared)) {
    throw new UnreadableFile(
      `it declares the encoding ${declared}. Save it as UTF-8 in the translation tool.`,
    );
  }
  // The text is already decoded, so the encoding in the XML declaration no longer applies.
  return text.replace(/^\s*<\?xml[^>]*\?>/, '');
}

/**
 * Parses untrusted XML: document types, entities and other files are refused.
 * @param read receives the document, which is freed when the call returns
 * @throws UnreadableFile with a sentence that says what to do
 */
export async function parseXml<T>(
  bytes: Uint8Array,
  read: (document: XmlDocument, xml: Xml) => T,
): Promise<T> {
  if (bytes.length > largest) {
    throw new UnreadableFile(
      `it has ${Math.round(bytes.length / 1024 / 1024)} MB, and at most ${largest / 1024 / 1024} MB are read. Export fewer pages with --product.`,
    );
  }
  const text = decoded(bytes);
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
    throw new UnreadableFile(
      'it has a document type (<!DOCTYPE …>), which XLIFF does not need. Take that out and use characters instead of entities.',
    );
  }
  const xml = await import('libxml2-wasm');
  let document: XmlDocument;
  try {
    document = xml.XmlDocument.fromString(text, {
      option: xml.ParseOption.XML_PARSE_NONET | xml.ParseOption.XML_PARSE_NOCDATA,
    });
  } catch (error) {
    const reason = error instanceof xml.XmlLibError ? error.message.trim() : String(error);
    throw new UnreadableFile(
      `it is not complete XML (${reason}). Export it from the translation tool again.`,
    );
  }
  try {
    return read(document, xml);
  } finally {
    document.dispose();
  }
}

/** Writes a sentence; `write` writes its codes. */
export const xmlContent = (parts: readonly Part[], write: (code: Code) => string): string =>
  parts.map((part) => (isCode(part) ? write(part) : xmlText(part))).join('');

/** Writes attributes, each with a leading space; those without a value are left out. */
export function xmlAttributes(
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`))
    .join('');
}
