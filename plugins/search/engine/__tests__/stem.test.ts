import {describe, expect, it} from 'vitest';
import {familyStem, inflectionStem} from '../text/stem.ts';

describe('forms of one English word', () => {
  it.each([
    ['box', 'boxes'],
    ['tm', 'tms'],
    ['match', 'matches', 'matched', 'matching'],
    ['entry', 'entries'],
    ['note', 'notes', 'noted', 'noting'],
    ['index', 'indexes', 'indices'],
    ['organise', 'organizes'],
  ])('%s and its other forms have one stem', (word, ...forms) => {
    expect(forms.map(inflectionStem)).toEqual(forms.map(() => inflectionStem(word)));
  });

  it.each([
    ['not', 'notes'],
    ['status', 'state'],
  ])('%s and %s keep two stems', (one, other) => {
    expect(inflectionStem(one)).not.toBe(inflectionStem(other));
  });
});

it('translate, translation and translator are one family, and segment is of another one', () => {
  const [first, ...others] = ['translate', 'translation', 'translator', 'segment'].map(familyStem);
  expect(others.map((stem) => stem === first)).toEqual([true, true, false]);
});
