import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Returns the font sizes in a stylesheet that are below 12 px. */
function tooSmall(css: string): string[] {
  return [...css.matchAll(/(?:font|font-size):[^;]*?\b([\d.]+)px/g)]
    .filter(([, size]) => Number(size) < 12)
    .map(([declaration]) => declaration);
}

describe('font sizes in figures', () => {
  const kit = path.join(import.meta.dirname, '..');
  const sheets = readdirSync(kit, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.css'),
  );

  it.each(sheets)('are 12 px or more in %s', (sheet) => {
    expect(tooSmall(readFileSync(path.join(kit, sheet), 'utf8'))).toEqual([]);
  });

  it('are checked in existing stylesheets', () => {
    expect(sheets.length).toBeGreaterThan(3);
  });

  it('below 12 px would be detected', () => {
    expect(tooSmall('a { font-size: 11px; } b { font: 600 11.5px/17px serif; }')).toHaveLength(2);
  });
});
