import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {breakLines} from '../breakLines.ts';

/** A Han character is as wide as two Latin ones. */
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > '⺀' ? 2 : 1), 0);

describe('breakLines', () => {
  it('does not break a text that fits', () => {
    expect(breakLines('句段状态', measure, 20)).toEqual(['句段状态']);
  });

  it('breaks English between words, into lines of about the same length', () => {
    expect(breakLines('one two three four five six', measure, 24)).toEqual([
      'one two three',
      'four five six',
    ]);
  });

  it('keeps Chinese words, Latin words and numbers whole', () => {
    expect(breakLines('自定义 QA 规则的三种生效条件', measure, 20)).toEqual([
      '自定义 QA 规则',
      '的三种生效条件',
    ]);
  });

  it('breaks Chinese between words at every width', () => {
    const words = ['自定义', '规则', '的', '三', '种', '生效', '条件'];
    const ends = new Set(words.map((_, at) => words.slice(0, at + 1).join('').length));
    for (let width = 6; width < 24; width += 1) {
      let end = 0;
      for (const line of breakLines(words.join(''), measure, width)) {
        end += line.length;
        expect(ends, `${width}: ${line}`).toContain(end);
      }
    }
  });

  it.each(['，', '。', '：', '、', '？'])('starts no line with %s', (mark) => {
    const text = `翻译${mark}`.repeat(6);
    for (let width = 6; width < 40; width += 1) {
      expect(breakLines(text, measure, width).filter((line) => line.startsWith(mark))).toEqual([]);
    }
  });

  it.each(['“”', '‘’', '（）', '【】', '《》'])('keeps %s with the words inside them', (pair) => {
    const open = pair.charAt(0);
    const close = pair.charAt(1);
    const text = `记忆${open}翻译${close}`.repeat(4);
    for (let width = 8; width < 40; width += 1) {
      const lines = breakLines(text, measure, width);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.filter((line) => line.startsWith(close) || line.endsWith(open))).toEqual([]);
    }
  });

  it('breaks a word that is wider than a line', () => {
    const lines = breakLines('incomprehensibilities', measure, 8);
    expect(lines.join('')).toBe('incomprehensibilities');
    expect(lines.every((line) => measure(line) <= 8)).toBe(true);
  });

  it('keeps every character, and each line within the width', () => {
    const characters = fc.constantFrom(...'翻译记忆库的, ，。（）“”ab cdeQA12-/ '.split(''));
    fc.assert(
      fc.property(
        fc.string({unit: characters, maxLength: 60}),
        fc.integer({min: 12, max: 40}),
        (text, width) => {
          const lines = breakLines(text, measure, width);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          for (const line of lines) {
            expect(measure(line)).toBeLessThanOrEqual(width);
          }
        },
      ),
      {seed: 18},
    );
  });
});
