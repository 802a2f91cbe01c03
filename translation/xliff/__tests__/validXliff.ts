import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {XmlDocument, XsdValidator} from 'libxml2-wasm';
import {xmlRegisterFsInputProviders} from 'libxml2-wasm/lib/nodejs.mjs';

const schemas = {'1.2': 'xliff-core-1.2-strict.xsd', '2.1': 'xliff-2.1.xsd'};

/**
 * Validates a file against the schemas of OASIS.
 * @throws Error with each place that the schema refuses
 */
export function validateXliff(file: string, version: keyof typeof schemas): void {
  xmlRegisterFsInputProviders();
  const schema = path.resolve('tests/schemas/xliff', schemas[version]);
  using grammar = XmlDocument.fromBuffer(readFileSync(schema), {url: pathToFileURL(schema).href});
  using validator = XsdValidator.fromDoc(grammar);
  using document = XmlDocument.fromString(file);
  validator.validate(document);
}
