import {readFileSync, statSync} from 'node:fs';
import {parse as parseCsv} from 'csv-parse/sync';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {readSheet} from 'read-excel-file/node';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {localeIds} from '../../config/locales.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';
import {elementsOf} from '../../release/elementsOf.ts';
import {readTbx} from '../../scripts/samples/__tests__/read/readTbx.ts';
import {forEachLocale} from '../e2e/locales.ts';

const terms = [...readTermbase(readFileSync('data/termbase.csv', 'utf8')).values()];

/** The properties that schema.org requires of a set of terms. */
const termSet = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('DefinedTermSet'),
  name: z.string().min(1),
  hasDefinedTerm: z.array(
    z.object({
      '@type': z.literal('DefinedTerm'),
      name: z.string().min(1),
      termCode: z.string().regex(/^T\d+$/),
      url: z.string().startsWith('#'),
    }),
  ),
});

const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

forEachLocale(({id, at}) => {
  const folder = `build${at('')}`;
  // Without a build, a test that reads the page fails instead of the collection of all tests.
  const read = () => {
    const document = parse(readFileSync(`${folder}/glossary.html`, 'utf8'));
    return {elements: [...elementsOf(document)], text: textOf(document)};
  };

  test(`${id}: the glossary is complete without script`, () => {
    const {elements, text} = read();
    const ids = elements.flatMap(({tagName, attrs}) =>
      tagName === 'li' ? attrs.filter(({name}) => name === 'id').map(({value}) => value) : [],
    );
    expect([...ids].sort()).toEqual(terms.map((term) => term.id).sort());
    for (const {id: entry, names, forbidden, definition} of terms) {
      for (const language of localeIds) {
        for (const words of [...names[language], ...forbidden[language], definition[language]]) {
          expect(text.includes(words), `${entry}: ${words}`).toBe(true);
        }
      }
    }
  });

  test(`${id}: search engines learn every term and its address`, () => {
    const {elements} = read();
    const data = elements
      .filter(({attrs}) => attrs.some(({value}) => value === 'application/ld+json'))
      .map((element): unknown => JSON.parse(textOf(element)));
    const set = data.map((each) => termSet.safeParse(each).data).find((each) => each);
    expect(set?.hasDefinedTerm.map(({url}) => url).sort()).toEqual(
      terms.map((term) => `#${term.id}`).sort(),
    );
  });

  test(`${id}: the files of the glossary open, hold all terms and have the size that the page says`, async () => {
    const {elements, text} = read();
    const links = elements.flatMap(({attrs}) =>
      attrs.filter(({name}) => name === 'href').map(({value}) => value),
    );
    const file = (name: string) => readFileSync(`${folder}/downloads/${name}`);
    const rows: unknown[] = parseCsv(file('glossary.csv'), {bom: true});
    expect(rows).toHaveLength(terms.length + 1);
    expect((await readSheet(file('glossary.xlsx'))).length).toBe(rows.length);
    expect(readTbx(file('glossary.tbx'))).toHaveLength(terms.length);
    for (const format of ['xlsx', 'csv', 'tbx']) {
      const {size} = statSync(`${folder}/downloads/glossary.${format}`);
      expect(text).toContain(`${format.toUpperCase()} (${Math.ceil(size / 1000)} KB)`);
      expect(links).toContain(`${at('')}/downloads/glossary.${format}`);
    }
    const {size} = statSync('build/downloads/memory.tmx');
    expect(text).toContain(`TMX (${(size / 1e6).toFixed(1)} MB)`);
    expect(links).toContain('/downloads/memory.tmx');
  });
});
