import {describe, expect, it} from 'vitest';
import {listOf} from '../listOf.ts';

describe('listOf', () => {
  it('joins words with the separators of each language', () => {
    expect(listOf(['译员', '审校'], 'zh')).toBe('译员、审校');
    expect(listOf(['translators'], 'en')).toBe('translators');
    expect(listOf(['translators', 'reviewers'], 'en')).toBe('translators and reviewers');
    expect(listOf(['a', 'b', 'c'], 'en')).toBe('a, b and c');
  });
});
