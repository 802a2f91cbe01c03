import {expect, it} from 'vitest';
import {loadedIndex, page} from '../../../engine/__tests__/fixtures/indexes.ts';
import {searchAll} from '../../../engine/index.ts';
import {lineSigns} from '../../../markup/signs.ts';
import {pageBlocks} from '../answerAbove.ts';

const rows = `${lineSigns.head}Place\tWhat it does\nEditor\tLists the terms of the termbases\nQA\tChecks terms`;

const indexes = [
  loadedIndex([
    page('/use', 'Termbases in use', 'The editor lists the terms. QTrans has none.'),
    page('/qa', 'QA', 'Checks terms'),
  ]),
];

const hit = (query: string) => {
  const [first] = searchAll(indexes, query, 1);
  if (!first) {
    throw new Error('There is no hit.');
  }
  return first;
};

const kindsOf = (query: string, text: string, likeness = 0.6) =>
  pageBlocks(indexes, query, {...hit(query), likeness}, text).map(({kind}) => kind);

it('answers with the row that says what was asked', () => {
  expect(kindsOf('termbase in the editor', rows)).toEqual(['cell', 'cell']);
});

it('answers nothing with a row that leaves a word of the query out', () => {
  expect(kindsOf('QTrans termbase', rows)).toEqual([]);
});

it('answers with a row in other words where it is the section and named as the query is', () => {
  const [head = '', row = ''] = rows.split('\n');
  expect(kindsOf('QTrans termbase', `${head}\n${row}`, 0.97)).toEqual(['cell', 'cell']);
  expect(kindsOf('QTrans termbase', `${head}\n${row}`, 0.9)).toEqual([]);
  expect(kindsOf('QTrans termbase', rows, 0.97)).toEqual([]);
});

it('answers nothing with a row where another one holds as much of the query', () => {
  const two = `${rows}\nEditor of QTrans\tLists the terms of a termbase`;
  expect(kindsOf('lists of terms in the editor', two)).toEqual([]);
  expect(kindsOf('lists of terms in the editor of QTrans', two)).toEqual(['cell', 'cell']);
  expect(kindsOf('lists of terms', `Look at this:\n${two}`)).toEqual([]);
});

it('answers nothing with any row of a table whose title alone says what was asked', () => {
  expect(kindsOf('termbases in use', `${lineSigns.head}Place\tLimit\nEditor\t20`)).toEqual([]);
});

it('asks less of a row below a paragraph that answers too', () => {
  expect(kindsOf('QTrans termbase', `Termbases work in these places:\n${rows}`)).toHaveLength(3);
  expect(kindsOf('QTrans plugin price', `Termbases work in these places:\n${rows}`)).toEqual([]);
});

it('asks two fifths of the words of a paragraph, or a name that is the query', () => {
  expect(kindsOf('QTrans termbase', 'No. Use a project.')).toEqual(['paragraph']);
  expect(kindsOf('QA plugin prices', 'No. Use a project.')).toEqual([]);
  expect(kindsOf('QA plugin prices', 'No. Use a project.', 0.97)).toEqual(['paragraph']);
});

it('answers nothing with steps alone where the reader reports a problem or asks for a person', () => {
  const steps = `${lineSigns.step}Open the termbase in QTrans.`;
  expect(kindsOf('QTrans termbase', steps)).toEqual(['step']);
  expect(kindsOf('QTrans termbase fails', steps)).toEqual([]);
  expect(kindsOf('who may open a QTrans termbase', steps)).toEqual([]);
  expect(kindsOf('QTrans termbase fails', `Try this.\n${steps}`)).toEqual(['paragraph', 'step']);
});
