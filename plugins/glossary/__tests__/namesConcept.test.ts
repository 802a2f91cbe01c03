import {describe, expect, it} from 'vitest';
import {namesConcept} from '../namesConcept.ts';

describe('namesConcept', () => {
  it.each([
    ['memories', 'memory'],
    ['Matches', 'match'],
    ['TMs', 'TM'],
    ['splitting', 'split'],
    ['pre-translated', 'pre-translate'],
    ['confirming', 'confirm'],
    ['merging', 'merge'],
  ])('accepts “%s” as “%s”', (text, name) => {
    expect(namesConcept(text, [name], 'en')).toBe(true);
  });

  it.each([
    ['task', 'TM'],
    ['text', 'TM'],
    ['terms', 'TM'],
    ['match', 'MT'],
    ['quote', 'QA'],
    ['segmentation', 'segment'],
  ])('does not accept “%s” as “%s”', (text, name) => {
    expect(namesConcept(text, [name], 'en')).toBe(false);
  });
});
