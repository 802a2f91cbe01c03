import {describe, expect, it} from 'vitest';
import {escapeStrayPercents} from '../escapeStrayPercents';

describe('escapeStrayPercents', () => {
  it.each([
    ['/docs/yicat', '/docs/yicat'],
    ['/%E6%9C%AF%E8%AF%AD', '/%E6%9C%AF%E8%AF%AD'],
    ['/a%20b%2Fc', '/a%20b%2Fc'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/100%', '/100%25'],
    ['/%zz', '/%25zz'],
    ['#%FF', '#%25FF'],
  ])('%s becomes %s', (address, expected) => {
    expect(escapeStrayPercents(address)).toBe(expected);
    expect(() => decodeURIComponent(escapeStrayPercents(address))).not.toThrow();
  });

  it('changes nothing the second time', () => {
    const once = escapeStrayPercents('/%E0%A4%A/100%');
    expect(escapeStrayPercents(once)).toBe(once);
  });
});
