// cspell:ignore betagamma ｃａｆé
import {describe, expect, it} from 'vitest';
import {excerpt, markRanges, pieceWith} from '../query.ts';

const marked = (text: string, terms: readonly string[]) =>
  markRanges(text, terms).map(([start, end]) => text.slice(start, end));

describe('markRanges', () => {
  it('finds terms whatever their case, width and accents', () => {
    expect(marked('Café CAFÉ ｃａｆé', ['cafe'])).toEqual(['Café', 'CAFÉ', 'ｃａｆé']);
  });

  it('marks whole Latin words only, and Chinese words anywhere', () => {
    expect(marked('rule ruler 规则和规则库', ['rule', '规则'])).toEqual(['rule', '规则', '规则']);
  });

  it('marks a phrase with spaces or hyphens', () => {
    expect(marked('Sign in on the sign-in page, sign', ['sign in'])).toEqual([
      'Sign in',
      'sign-in',
    ]);
    expect(marked('a hyphen, a-hyphen', ['-hyphen'])).toEqual(['-hyphen']);
  });

  it('marks overlapping terms once', () => {
    expect(marked('翻译记忆库', ['记忆库', '翻译记忆', '记忆'])).toEqual(['翻译记忆库']);
  });

  it('keeps in step with characters of two units and with letters that fold to several', () => {
    expect(marked('🍲🍲 红烧肉', ['红烧肉'])).toEqual(['红烧肉']);
    expect(marked('ﬁle ½ file', ['file'])).toEqual(['ﬁle', 'file']);
  });

  it('marks nothing for no term', () => {
    expect(markRanges('text', ['', ' other'])).toEqual([]);
  });
});

describe('excerpt', () => {
  const text = `${'开头的话。'.repeat(30)}这里说明怎样导出双语文件给客户。${'结尾的话。'.repeat(30)}`;

  it('cuts around the match, with dots at both ends', () => {
    const {text: cut, marks} = excerpt(text, ['导出', '双语文件'], 30);
    expect(cut).toMatch(/^….*导出双语文件.*…$/);
    expect(marks.map(([start, end]) => cut.slice(start, end))).toEqual(['导出', '双语文件']);
  });

  it('prefers the place with more different words', () => {
    const twice = `导出。导出。导出。${'间隔的话。'.repeat(20)}导出双语文件。`;
    expect(excerpt(twice, ['导出', '双语文件'], 20).text).toContain('双语文件');
  });

  it('begins at the beginning where nothing matches', () => {
    expect(excerpt(text, ['没有的词'], 10)).toEqual({text: '开头的话。开头的话。…', marks: []});
  });

  it('is chosen by all terms, and marks only some of them', () => {
    const {text: cut, marks} = excerpt(text, ['导出', '双语', '文件'], 30, ['双语文件']);
    expect(cut).toContain('导出双语文件');
    expect(marks.map(([start, end]) => cut.slice(start, end))).toEqual(['双语文件']);
  });

  it('returns a short text whole, with single spaces', () => {
    expect(excerpt(' a\n\n b ', ['b'], 50)).toEqual({text: 'a b', marks: [[2, 3]]});
  });

  it('is of the piece with the most different words, the first of equals', () => {
    expect(pieceWith(['导出。', '导出双语文件。', '双语文件的导出。'], ['导出', '双语文件'])).toBe(
      '导出双语文件。',
    );
    expect(pieceWith(['甲', '乙'], ['丙'])).toBe('甲');
    expect(pieceWith([], ['丙'])).toBe('');
  });

  it('parts no Latin word and no character', () => {
    expect(excerpt('alphabet betagamma', [], 11).text).toBe('alphabet …');
    expect(excerpt('🍲'.repeat(40), [], 11).text).toBe(`${'🍲'.repeat(5)}…`);
  });
});
