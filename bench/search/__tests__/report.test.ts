import {describe, expect, it} from 'vitest';
import type {Measurement} from '../compare/measureEngine.ts';
import {replaceBetween} from '../compare/replaceBetween.ts';
import {report} from '../compare/report.ts';

const measurement: Measurement = {
  engine: 'ours',
  costs: {
    sections: 20,
    pages: 5,
    scriptBytes: 11_049,
    productBytes: 2_000,
    languageBytes: 3_000,
    buildTime: 1234.5,
    loadTime: 12.34,
  },
  judgements: [
    {kind: 'word', rank: 1, isEmpty: false},
    {kind: 'typo', rank: 0, isEmpty: true},
  ],
  keys: [1, 2, 3, 'too slow'],
  question: [4, 5],
  long: 'failed',
};

const tables = report({
  set: 'open',
  date: '2026-01-02',
  machine: '2 cores',
  versions: ['lunr 1.0.0'],
  source: 'the built site',
  product: 'YiCAT',
  measurements: {zh: [measurement], en: []},
});

describe('report', () => {
  it('writes quality, times and sizes in one line an engine', () => {
    expect(tables).toContain(
      '| This site | 0.500 | 0.500 | 0.500 | 0.500 | 4 | 2.0 | > 5000 | > 5000 | 5.0 | 5.0 | error | 11.0 | 2.0 | 3.0 | 12.3 | 1235 |',
    );
  });

  it('writes the mean of each kind with the number of its queries', () => {
    expect(tables).toContain('| typo (1) | 0.000 |\n| word (1) | 1.000 |');
  });

  it('says when, where and with what, and leaves a language out that was not run', () => {
    expect(tables).toMatch(/^2026-01-02, 2 cores\. lunr 1\.0\.0\. Sections from the built site/);
    expect(tables).not.toContain('English');
  });
});

describe('replaceBetween', () => {
  it('replaces only the text between the markers', () => {
    const text = 'a\n<!-- open -->\nold\n<!-- /open -->\nb\n<!-- held -->\n<!-- /held -->\n';
    expect(replaceBetween(text, 'open', 'new')).toBe(
      'a\n<!-- open -->\n\nnew\n\n<!-- /open -->\nb\n<!-- held -->\n<!-- /held -->\n',
    );
  });

  it('refuses a text without the markers', () => {
    expect(() => replaceBetween('<!-- /open -->', 'open', '')).toThrow(
      'There is no <!-- open -->.',
    );
    expect(() => replaceBetween('<!-- open -->', 'open', '')).toThrow(
      'There is no <!-- /open -->.',
    );
  });
});
