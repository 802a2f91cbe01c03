import type {Concept} from '../data/waterFilter.ts';
import {xmlFile, type XmlTree} from '../../../plugins/fileFormats/xmlFile.ts';

const text = (name: string, children: string, type?: string): XmlTree => ({
  name,
  ...(type !== undefined && {attributes: {type}}),
  children,
});

const section = (language: string, term: string, {partOfSpeech}: Concept): XmlTree => ({
  name: 'langSec',
  attributes: {'xml:lang': language},
  children: [
    {
      name: 'termSec',
      children: [
        text('term', term),
        text('termNote', partOfSpeech, 'partOfSpeech'),
        text('termNote', 'preferredTerm-admn-sts', 'administrativeStatus'),
      ],
    },
  ],
});

/** Creates a termbase as TBX of ISO 30042:2019 in the dialect TBX-Basic, with categories as attributes. */
export function tbxFile(
  concepts: readonly Concept[],
  {source, target}: {source: string; target: string},
): Uint8Array {
  const description = text('p', 'Practice termbase for the document water-filter.docx');
  const entries = concepts.map((concept, index): XmlTree => ({
    name: 'conceptEntry',
    attributes: {id: `c${index + 1}`},
    children: [
      ...(concept.definition ? [text('descrip', concept.definition.en, 'definition')] : []),
      ...(concept.note ? [text('note', concept.note.en)] : []),
      section(source, concept.source, concept),
      section(target, concept.target, concept),
    ],
  }));
  const fileDesc: XmlTree = {
    name: 'fileDesc',
    children: [{name: 'sourceDesc', children: [description]}],
  };
  return xmlFile({
    name: 'tbx',
    attributes: {
      type: 'TBX-Basic',
      style: 'dca',
      'xml:lang': source,
      xmlns: 'urn:iso:std:iso:30042:ed-2',
    },
    children: [
      {name: 'tbxHeader', children: [fileDesc]},
      {name: 'text', children: [{name: 'body', children: entries}]},
    ],
  });
}
