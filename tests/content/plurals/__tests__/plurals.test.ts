import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../../config/locales.ts';
import {readArticle} from '../../page/readArticle.ts';
import {sectionOf} from '../../page/sectionOf.ts';
import {tablesIn} from '../../page/tablesIn.ts';
import {categoriesOf} from '../categories.ts';
import {languageTag} from '../languages.ts';
import {messagesIn, pluralBranches} from '../messages.ts';
import {wrongCategories, wrongTexts} from '../wrongTexts.ts';

const empty = {head: [], rows: []};
const worked = ['zh', 'en', 'ru', 'ar'];

describe.each(localeIds)('the page on plural forms (%s)', (locale) => {
  const article = readArticle('yiloc', 'editor/plurals', locale);
  const section = (id: string) => sectionOf(article, id);

  it('gives each language the categories of CLDR, and as many boxes', () => {
    const [{rows} = empty] = tablesIn(section('categories-by-language'));
    const claims = rows.flatMap(([names = '', words = '', boxes]) =>
      names.split(/、|, /).map((name) => ({name, words: words.split(/、|, /), boxes})),
    );
    expect(claims).toHaveLength(7);
    for (const {name, words, boxes} of claims) {
      expect({name, words, boxes}).toEqual({
        name,
        words: categoriesOf(languageTag(name)),
        boxes: String(words.length),
      });
    }
  });

  it('is right about round millions', () => {
    const named = /法语、西班牙语、意大利语和葡萄牙语|French, Spanish, Italian and Portuguese/.exec(
      article.source,
    );
    const names = named?.[0].split(/、|和|, | and /) ?? [];
    expect(names.map((name) => new Intl.PluralRules(languageTag(name)).select(1_000_000))).toEqual(
      Array(4).fill('many'),
    );
  });

  it('puts each number into the box of CLDR', () => {
    const [table = empty] = tablesIn(section('which-number-which-box'));
    expect(table.head.slice(1).map(languageTag)).toEqual(worked);
    expect(table.rows.length).toBeGreaterThan(6);
    expect(wrongCategories(table)).toEqual([]);
  });

  it('has one branch for each category in its messages', () => {
    const messages = messagesIn(section('as-icu'));
    expect(Object.keys(messages).sort()).toEqual([...worked].sort());
    for (const [tag, message] of Object.entries(messages)) {
      expect({tag, branches: pluralBranches(message)}).toEqual({tag, branches: categoriesOf(tag)});
    }
  });

  it('shows what its messages make of the numbers', () => {
    const [table = empty] = tablesIn(section('as-icu'));
    expect(table.head.slice(1).map(languageTag)).toEqual(worked);
    expect(table.rows.length).toBeGreaterThan(5);
    expect(wrongTexts(table, messagesIn(section('as-icu')))).toEqual([]);
  });

  it('draws the tabs of each language in its figure', () => {
    const panels = [...article.source.matchAll(/<Panel title="\S+ (\S+)" tabs=\{\[(.*?)\]\}/g)];
    expect(panels).toHaveLength(3);
    for (const [, tag = '', tabs = ''] of panels) {
      expect(tabs.replaceAll("'", '').split(', ')).toEqual(categoriesOf(tag));
    }
  });

  it('is right about Russian in PO files, which number the forms of whole numbers', () => {
    const russian = new Intl.PluralRules('ru');
    const forms = new Set(Array.from({length: 1000}, (_, number) => russian.select(number)));
    expect(forms.size).toBe(3);
    expect(categoriesOf('ru')).toHaveLength(4);
  });
});

describe('a wrong row', () => {
  it('is found among the categories', () => {
    const head = ['Number', 'English', 'Russian'];
    expect(wrongCategories({head, rows: [['21', 'other', 'few']]})).toEqual([
      '21 Russian: few, not one',
    ]);
  });

  it('is found among the texts', () => {
    const messages = {en: '{count, plural, one {# item} other {# items}}'};
    expect(wrongTexts({head: ['Number', 'English'], rows: [['1', '1 items']]}, messages)).toEqual([
      '1 English: 1 items, not 1 item',
    ]);
  });

  it('is found where the language is unknown', () => {
    expect(() => wrongCategories({head: ['', 'Klingon'], rows: [['1', 'one']]})).toThrow('Klingon');
  });
});

describe('a wrong message', () => {
  it('is refused without the branch “other”', () => {
    expect(() => pluralBranches('{count, plural, one {# item}}')).toThrow(SyntaxError);
  });

  it('is refused where text is outside the block', () => {
    expect(() => pluralBranches('You have {count, plural, other {#}}')).toThrow(/not one/);
  });
});
