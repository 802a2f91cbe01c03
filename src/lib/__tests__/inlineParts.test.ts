import {describe, expect, it} from 'vitest';
import {inlineParts, withoutMarks} from '../inlineParts';

describe('inlineParts', () => {
  it('splits a line at its marks', () => {
    expect(inlineParts('Use **Split**, then *Ready* or `F8`.')).toEqual([
      {style: 'plain', text: 'Use '},
      {style: 'bold', text: 'Split'},
      {style: 'plain', text: ', then '},
      {style: 'italic', text: 'Ready'},
      {style: 'plain', text: ' or '},
      {style: 'code', text: 'F8'},
      {style: 'plain', text: '.'},
    ]);
  });

  it('does not change a line without marks, or unclosed marks', () => {
    expect(inlineParts('2 * 3 <b>')).toEqual([{style: 'plain', text: '2 * 3 <b>'}]);
    expect(inlineParts('')).toEqual([]);
  });

  it.each(['支持 *.docx 与 *.xlsx', '*.docx, *.tmx', '5 * 3 * 2', '2 ** 3 ** 4'])(
    'keeps the asterisks of %s, which are no marks',
    (line) => {
      expect(inlineParts(line)).toEqual([{style: 'plain', text: line}]);
    },
  );
});

it('withoutMarks keeps all words', () => {
  expect(withoutMarks('**Test connection** in `a`')).toBe('Test connection in a');
});
