import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {acceptedEncodings, canonicalPath, splitUrl} from '../../server/request.ts';
import {escapeStrayPercents} from '../../src/lib/escapeStrayPercents.ts';
import {anyText, holds, textOf} from './properties.ts';

// The comment of each property names a fault that the property finds.

describe('addresses', () => {
  const address = textOf(
    '/',
    '//',
    '%',
    '%2',
    '%E4%B8%AD',
    '%E0%A4%A',
    '%00',
    '\\',
    '..',
    '?',
    '#',
    'docs',
    '.html',
    'index.html',
  );

  // Finds: a percent sign of a cut character that stays.
  it('can be decoded when they are made safe, and a second time changes nothing', () => {
    holds(fc.oneof(address, anyText), (text) => {
      const safe = escapeStrayPercents(text);
      expect(() => decodeURIComponent(safe)).not.toThrow();
      expect(escapeStrayPercents(safe)).toBe(safe);
    });
  });

  // Finds: `new URL`, which takes `//host/path` for another host.
  it('are split without an error, and lead to pages that exist', () => {
    const pages = new Set(['/docs.html', '/docs/index.html', '/index.html', '/en/index.html']);
    holds(address, (url) => {
      const {pathname, search: query} = splitUrl(url);
      expect(query === '' || query.startsWith('?')).toBe(true);
      const page = canonicalPath(pathname ?? '/', (file) => pages.has(file));
      expect([undefined, '/docs', '/docs/', '/', '/en/']).toContain(page);
    });
  });

  // Finds: a header that names `br` with the quality 0, or as part of another word; no compression.
  it('are answered in each compression that was asked for', () => {
    holds(
      textOf('br', 'gzip', 'deflate', ',', ';q=0', ';q=1', ';q=0.0', ' ', '*', 'x'),
      (header) => {
        const accepted = acceptedEncodings(header).split(', ').filter(Boolean);
        const wanted = header.split(',').map((part) => part.trim().toLowerCase());
        const plain = wanted.flatMap((part) => /^(br|gzip)(?:\s*;q=1)?$/.exec(part)?.[1] ?? []);
        expect(accepted).toEqual(expect.arrayContaining(plain));
        for (const name of accepted) {
          const isWanted = (part: string) =>
            part.split(/\s*;/)[0] === name && !/;\s*q=0(\.0*)?$/.test(part);
          expect(wanted.some(isWanted)).toBe(true);
        }
      },
    );
  });
});
