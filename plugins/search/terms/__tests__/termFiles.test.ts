import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {search} from '../../../../config/search.ts';
import {validateOptions} from '../../options.ts';
import {fold} from '../../engine/text/tokenize.ts';
import {fileOfConcept, termFiles} from '../termFiles.ts';

/** Maximum download for one answer, without the texts, in bytes. */
const mostBytes = 2000;

const {terms} = validateOptions({options: search}).glossary;
const files = termFiles(terms);

describe('the files of terms', () => {
  it('hold every row of the termbase where its concept is looked for', () => {
    const rows = readFileSync('data/termbase.csv', 'utf8').match(/^T\d+,/gm) ?? [];
    expect(terms).toHaveLength(rows.length);
    for (const {id, concept, name, equivalent, definition} of terms) {
      const key = fold(concept);
      const row = files[fileOfConcept(key, files.length)]?.[key];
      expect(row).toEqual([id, name, equivalent, definition]);
    }
  });

  it('are small enough to come with one answer', () => {
    for (const file of files) {
      expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('are none without terms', () => {
    expect(termFiles([])).toEqual([]);
  });
});
