import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../../config/locales.ts';
import {codeBlocks} from '../../page/codeBlocks.ts';
import {readArticle} from '../../page/readArticle.ts';
import {sectionOf} from '../../page/sectionOf.ts';
import {tablesIn} from '../../page/tablesIn.ts';
import {categoriesOf} from '../categories.ts';
import {formatMessage, messagesIn, pluralBranches} from '../messages.ts';
import {languageTag} from '../languages.ts';
import {wrongTexts} from '../wrongTexts.ts';

const worked = ['zh', 'en', 'ru', 'ar'];

/** The expected text by the value of the argument. */
const genders = {
  female: {zh: '她觉得不错', en: 'She liked it', ru: 'Ей понравилось', ar: 'أعجبها'},
  male: {zh: '他觉得不错', en: 'He liked it', ru: 'Ему понравилось', ar: 'أعجبه'},
  unknown: {zh: '对方觉得不错', en: 'They liked it', ru: 'Им понравилось', ar: 'أعجبهم'},
} as const;

describe.each(localeIds)('the page on placeholders and ICU (%s)', (locale) => {
  const article = readArticle('yiloc', 'editor/placeholders', locale);

  it('has a plural message in each worked language, with the branches of CLDR', () => {
    const messages = messagesIn(sectionOf(article, 'read-icu'));
    expect(Object.keys(messages).sort()).toEqual([...worked].sort());
    for (const [tag, message] of Object.entries(messages)) {
      expect({tag, branches: pluralBranches(message)}).toEqual({tag, branches: categoriesOf(tag)});
      expect(message).toContain('=0 {');
    }
  });

  it('shows what these messages make of the numbers', () => {
    const table = tablesIn(sectionOf(article, 'read-icu')).at(-1) ?? {head: [], rows: []};
    expect(table.head.slice(1).map(languageTag)).toEqual(worked);
    expect(table.rows.map(([number]) => number)).toEqual(['0', '1', '2', '5']);
    expect(wrongTexts(table, messagesIn(sectionOf(article, 'read-icu')))).toEqual([]);
  });

  it('names every part of the source message in its table', () => {
    const [table] = tablesIn(sectionOf(article, 'read-icu'));
    const [source] = codeBlocks(sectionOf(article, 'read-icu'));
    const parts = table?.rows.flatMap(([part = '']) => part.match(/[=#\w][\w ]*/g) ?? []) ?? [];
    const named = parts.map((part) => part.replace(/ and so on$/, '').trim());
    expect(named).toHaveLength(7);
    for (const part of named) {
      expect(source?.text).toContain(part);
    }
  });

  it('has a select message in each worked language, with values left as they are', () => {
    const messages = messagesIn(sectionOf(article, 'select'));
    expect(Object.keys(messages).sort()).toEqual([...worked].sort());
    for (const tag of ['zh', 'en', 'ru', 'ar'] as const) {
      const message = messages[tag] ?? '';
      expect(pluralBranches(message)).toEqual(['female', 'male', 'other']);
      for (const [gender, texts] of Object.entries(genders)) {
        expect(formatMessage(message, tag, {gender})).toBe(texts[tag]);
      }
    }
  });

  it('is right about apostrophes', () => {
    const examples = [
      ...article.source.matchAll(/`([^`]+)`(?: 显示为 | is shown as | as )`([^`]+)`/g),
    ];
    expect(examples).toHaveLength(2);
    for (const [, message = '', shown] of examples) {
      expect(formatMessage(message, 'en', {name: 'Lin Yi'})).toBe(shown);
    }
  });
});

describe('an apostrophe that is not doubled', () => {
  it('changes what a message shows', () => {
    expect(formatMessage("It's '{name}", 'en', {name: 'Lin Yi'})).not.toContain('Lin Yi');
  });
});
