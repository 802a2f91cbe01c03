import {languageTags, localeIds, type LocaleId} from '../../../config/locales.ts';
import {termDomains} from '../../../config/termDomains.ts';
import {xmlFile, type XmlTree} from '../../fileFormats/xmlFile.ts';
import type {PartOfSpeech, Term} from '../../glossary/readTermbase.ts';
import {isAbbreviation} from '../namingOf.ts';

const partsOfSpeech: Readonly<Record<PartOfSpeech, string>> = {
  n: 'noun',
  v: 'verb',
  adj: 'adjective',
  adv: 'adverb',
};

/** Creates an element with its data category in an attribute, as the DCA style requires. */
const category = (name: string, type: string, children: string): XmlTree => ({
  name,
  attributes: {type},
  children,
});

function termSec(name: string, {partOfSpeech}: Term, status: string): XmlTree {
  return {
    name: 'termSec',
    children: [
      {name: 'term', children: name},
      category('termNote', 'partOfSpeech', partsOfSpeech[partOfSpeech]),
      category('termNote', 'administrativeStatus', `${status}-admn-sts`),
      ...(isAbbreviation(name) ? [category('termNote', 'termType', 'abbreviation')] : []),
    ],
  };
}

function langSec(term: Term, locale: LocaleId): XmlTree {
  const [, ...admitted] = term.names[locale];
  return {
    name: 'langSec',
    attributes: {'xml:lang': languageTags[locale]},
    children: [
      category('descrip', 'definition', term.definition[locale]),
      termSec(term.term[locale], term, 'preferredTerm'),
      ...admitted.map((name) => termSec(name, term, 'admittedTerm')),
      ...term.forbidden[locale].map((name) => termSec(name, term, 'deprecatedTerm')),
    ],
  };
}

/**
 * Writes the termbase as TBX: ISO 30042:2019, dialect TBX-Basic, data categories as attributes
 * (DCA). A forbidden word becomes a deprecated term. TBX-Basic has no category for everyday words,
 * so they become preferred terms.
 * @param title title of the file for people
 * @param locale language of the title and of the subject fields
 */
export function tbxFile(terms: readonly Term[], title: string, locale: LocaleId): Uint8Array {
  const sourceDesc: XmlTree = {name: 'sourceDesc', children: [{name: 'p', children: title}]};
  return xmlFile({
    name: 'tbx',
    attributes: {
      type: 'TBX-Basic',
      style: 'dca',
      'xml:lang': languageTags[locale],
      xmlns: 'urn:iso:std:iso:30042:ed-2',
    },
    children: [
      {name: 'tbxHeader', children: [{name: 'fileDesc', children: [sourceDesc]}]},
      {
        name: 'text',
        children: [
          {
            name: 'body',
            children: terms.map((term) => ({
              name: 'conceptEntry',
              attributes: {id: term.id},
              children: [
                category('descrip', 'subjectField', termDomains[term.domain][locale]),
                ...localeIds.map((language) => langSec(term, language)),
              ],
            })),
          },
        ],
      },
    ],
  });
}
