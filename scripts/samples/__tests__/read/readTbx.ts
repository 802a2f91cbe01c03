import {XmlElement} from 'libxml2-wasm';
import * as z from 'zod';
import {validXml} from './validXml.ts';

const namespaces = {t: 'urn:iso:std:iso:30042:ed-2'};

/** Values that TBX-Basic allows. */
const values = z.object({
  terms: z.array(z.string().min(1)),
  partsOfSpeech: z.array(z.enum(['adjective', 'adverb', 'noun', 'other', 'verb'])),
  statuses: z.array(
    z.templateLiteral([
      z.enum(['preferredTerm', 'admittedTerm', 'deprecatedTerm', 'supersededTerm']),
      '-admn-sts',
    ]),
  ),
  types: z.array(z.enum(['abbreviation', 'acronym', 'fullForm', 'phrase', 'shortForm', 'variant'])),
  /** Only a concept has a subject field. */
  fieldsOfLanguages: z.array(z.never()),
});

/** The terms of a concept by language. */
export type TermsByLanguage = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the concepts of a termbase.
 * @throws Error if the file is not TBX-Basic of the 2019 edition.
 */
export function readTbx(file: Uint8Array): TermsByLanguage[] {
  return validXml(file, 'tbx-basic', (document) => {
    const texts = (path: string) => document.find(path, namespaces).map(({content}) => content);
    values.parse({
      terms: texts('//t:term'),
      partsOfSpeech: texts('//t:termNote[@type="partOfSpeech"]'),
      statuses: texts('//t:termNote[@type="administrativeStatus"]'),
      types: texts('//t:termNote[@type="termType"]'),
      fieldsOfLanguages: texts('//t:langSec/t:descrip[@type="subjectField"]'),
    });
    return document
      .find('//t:conceptEntry', namespaces)
      .map((concept) =>
        Object.fromEntries(
          concept
            .find('t:langSec', namespaces)
            .map((section) => [
              section instanceof XmlElement ? (section.attr('lang', 'xml')?.value ?? '') : '',
              section.find('t:termSec/t:term', namespaces).map(({content}) => content),
            ]),
        ),
      );
  });
}
