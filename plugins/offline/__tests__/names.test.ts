import {describe, expect, it} from 'vitest';
import {isPath} from '../kept/names.ts';

describe('isPath', () => {
  const origin = 'https://docs.example.com';

  it.each(['/', '/docs/yicat?a=1#b', '/a//b', '/.//b'])('accepts %j', (path) => {
    expect(new URL(path, origin).origin).toBe(origin);
    expect(isPath(path)).toBe(true);
  });

  it.each(['//', '/\\', '/\t/', '/\n/', '/\r\\', '/\t\n/'].map((start) => `${start}evil.example`))(
    'rejects %j, which leads to another site',
    (address) => {
      expect(new URL(address, origin).origin).toBe('https://evil.example');
      expect(isPath(address)).toBe(false);
    },
  );

  it.each(['', 'docs', 'https://evil.example'])('rejects %j', (text) => {
    expect(isPath(text)).toBe(false);
  });
});
