import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../../config/locales.ts';
import {readArticle} from '../../page/readArticle.ts';
import {sectionOf} from '../../page/sectionOf.ts';
import {tablesIn} from '../../page/tablesIn.ts';
import {patternRow, replaceAll} from '../PatternRow.ts';

describe.each(localeIds)('the patterns of search and replace (%s)', (locale) => {
  const article = readArticle('aligner', 'process/search-replace', locale);
  const [table] = tablesIn(sectionOf(article, 'ready-made-patterns'));
  const rows = (table?.rows ?? []).map((cells) => patternRow(cells, locale));

  it('has example rows, each with a change to show', () => {
    expect(rows).toHaveLength(5);
    expect(rows.filter(({before, after}) => before === after)).toEqual([]);
  });

  it.each(rows)('$find makes “$after” of “$before”', (row) => {
    expect(replaceAll(row)).toBe(row.after);
  });

  it('shows spaces at both ends where it says so', () => {
    expect(rows[1]?.before).toMatch(/^\s.*\s$/u);
  });

  it('shows the same examples in the preview of its figure', () => {
    const find = /<Field label="(?:查找|Find)" value="([^"]*)"/.exec(article.source)?.[1] ?? '';
    const replacement =
      /<Field label="(?:替换为|Replace with)" value="([^"]*)"/.exec(article.source)?.[1] ?? '-';
    const preview = [...article.source.matchAll(/^ +\['([^']*)', '([^']*)'\],$/gm)];
    expect(preview).toHaveLength(2);
    for (const [, before = '', after] of preview) {
      expect(replaceAll({find, replacement, before})).toBe(after);
    }
  });
});

describe('an example row', () => {
  it('is wrong where the result is another', () => {
    const row = patternRow(['', '^\\d+\\s*', '（留空）', '1. 请断开电源。', '请断开电源。'], 'zh');
    expect(replaceAll(row)).not.toBe(row.after);
  });

  it('is wrong where the groups are counted wrongly', () => {
    const row = patternRow(
      ['', '(\\d{2})/(\\d{2})/(\\d{4})', '$3-$2-$1', '09/12/2025', '2025-09-12'],
      'en',
    );
    expect(replaceAll(row)).not.toBe(row.after);
  });

  it('is refused where the pattern is none', () => {
    const row = patternRow(['', '(\\d', '(empty)', '1', ''], 'en');
    expect(() => replaceAll(row)).toThrow(SyntaxError);
  });
});
