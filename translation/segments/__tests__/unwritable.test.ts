import {describe, expect, it} from 'vitest';
import {unwritable} from '../unwritable.ts';

describe('unwritable', () => {
  it('finds both quotation marks only in the title of a code block', () => {
    const parts = [`the "a" isn't b`];
    expect(unwritable(parts, 'title')).toContain('can hold only one of them');
    expect(unwritable(['the "a"'], 'title')).toBeUndefined();
    expect(unwritable(parts, 'attribute')).toBeUndefined();
  });

  it('finds a placeholder that was typed as text only in the interface', () => {
    const code = {id: 1, shape: 'alone', kind: 'code', raw: '{count}'} as const;
    expect(unwritable(['{count} posts'], 'json')).toContain('has {count} as text');
    expect(unwritable([code, ' posts { }'], 'json')).toBeUndefined();
    expect(unwritable(['{count} posts'], 'markdown')).toBeUndefined();
  });
});
