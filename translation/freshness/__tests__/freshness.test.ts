import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../config/locales.ts';
import {contentFile} from '../../../content/contentFile.ts';
import {WriterError} from '../../../plugins/writerError/index.ts';
import {pairOf} from '../../__tests__/pairOf.ts';
import {agree, type AgreeOptions} from '../agree.ts';
import {
  agreementsFile,
  type PageAgreement,
  readAgreements,
  writeAgreements,
} from '../Agreements.ts';
import {describeStatus} from '../describeStatus.ts';
import {newerSections} from '../newerSections.ts';
import {sourceHash} from '../sourceHash.ts';
import {stateOf} from '../stateOf.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';

const front = (title: string, updated: string) =>
  `---\ntitle: ${title}\nupdated: ${updated}\n---\n`;
const zh = `${front('题', '2026-01-01')}\n## 甲 {/* #a */}\n\n甲文。\n\n## 乙 {/* #b */}\n\n乙文。\n`;
const en = `${front('Title', '2026-01-01')}\n## A {/* #a */}\n\nText A.\n\n## B {/* #b */}\n\nText B.\n`;

const agreed = (
  sources: {zh: string; en: string},
  known?: PageAgreement,
  options?: AgreeOptions,
) => {
  const result = agree(pairOf(sources), known, options);
  if ('refused' in result) {
    throw new Error(result.refused);
  }
  return result.agreement;
};
const refusal = (
  sources: {zh?: string; en?: string},
  known?: PageAgreement,
  options?: AgreeOptions,
) => {
  const result = agree(pairOf(sources), known, options);
  return 'refused' in result ? result.refused : undefined;
};

const before = agreed({zh, en});
const zhChanged = zh.replace('甲文', '新文');
const enChanged = en.replace('Text A', 'New text');

describe('stateOf', () => {
  it('finds nothing to do after agreement, and after a change of formatting', () => {
    const nothing = {missing: [], unrecorded: [], debts: [], dead: []};
    expect(stateOf(pairOf({zh, en}), before)).toEqual(nothing);
    expect(stateOf(pairOf({zh: zh.replace('乙文', '**乙**文'), en}), before)).toEqual(nothing);
  });

  it.each([
    ['zh', {zh: zhChanged, en}, ['zh']],
    ['en', {zh, en: enChanged}, ['en']],
    [undefined, {zh: zhChanged, en: enChanged}, ['zh', 'en']],
    // Both have changed, so the language that was updated later leads.
    ['en', {zh: zhChanged, en: enChanged.replace('2026-01-01', '2026-02-01')}, ['zh', 'en']],
  ])('says that %s leads', (leader, sources, changed) => {
    const {debts} = stateOf(pairOf(sources), before);
    expect(debts).toHaveLength(1);
    expect(debts[0]).toMatchObject({id: 'a', changed, titles: {zh: '甲', en: 'A'}});
    expect(debts[0]?.leader).toBe(leader);
  });

  it('tells new, removed and missing parts apart', () => {
    expect(stateOf(pairOf({zh: `${zh}\n## 丙 {/* #c */}\n`, en}), before).unrecorded).toEqual([
      'c',
    ]);
    const short = (text: string) => text.replace(/\n## [乙B][\s\S]*/, '');
    expect(stateOf(pairOf({zh: short(zh), en: short(en)}), before).dead).toEqual(['b']);
    expect(stateOf(pairOf({zh}), before).missing).toEqual(['en']);
  });
});

describe('agree', () => {
  it('records one section and leaves the debt of the others', () => {
    const sources = {zh: zhChanged.replace('乙文', '新文'), en};
    const after = agreed(sources, before, {section: 'a'});
    expect(stateOf(pairOf(sources), after).debts.map(({id}) => id)).toEqual(['b']);
    expect(after.sources).toBeUndefined();
    expect(agreed(sources, after, {section: 'b'}).sources).toBeDefined();
  });

  it('records a correction of one language, and refuses one where both have changed', () => {
    const after = agreed({zh: zhChanged, en}, before, {typo: true});
    expect(stateOf(pairOf({zh: zhChanged, en}), after).debts).toEqual([]);
    expect(refusal({zh: zhChanged, en: enChanged}, before, {typo: true})).toContain(
      'both languages',
    );
    expect(agreed({zh: zhChanged, en: enChanged}, before)).toBeDefined();
  });

  it('drops sections that are gone', () => {
    const short = (text: string) => text.replace(/\n## [乙B][\s\S]*/, '');
    const after = agreed({zh: short(zh), en: short(en)}, before);
    expect([...after.sections.keys()]).toEqual(['top', 'a']);
  });

  it.each([
    ['a page without twin', {zh}, {}, 'missing in English'],
    [
      'a section of one language',
      {zh: `${zh}\n## 丙 {/* #c */}\n`, en},
      {},
      '#c is missing in English',
    ],
    ['an unknown section', {zh, en}, {section: 'x'}, 'no section “x”. It has #top, #a, #b'],
    ['a page that cannot be read', {zh: `${zh}<b>`, en}, {}, 'zh.mdx:'],
  ])('refuses %s', (_what, sources, options, words) => {
    expect(refusal(sources, before, options)).toContain(words);
  });
});

describe('data/freshness.json', () => {
  it('is read as it was written, sorted, one line an entry', () => {
    const text = writeAgreements(
      new Map([
        ['faq/two', before],
        ['faq/one', before],
      ]),
    );
    expect(JSON.parse(text)).toHaveProperty(['faq/one#a']);
    expect(text.split('\n').slice(1, -2)).toEqual(text.split('\n').slice(1, -2).sort());
    expect(writeAgreements(readAgreements(text))).toBe(text);
  });

  it('survives a comma that a merge left out, and names what else a merge leaves behind', () => {
    const text = writeAgreements(new Map([['faq/one', before]]));
    expect(readAgreements(text.replaceAll('",\n', '"\n'))).toEqual(readAgreements(text));
    const [, entry = ''] = text.split('\n');
    const broken = `{\n<<<<<<< main\n${entry}\n${entry}\n}\n`;
    expect(() => readAgreements(broken)).toThrow(WriterError);
    expect(() => readAgreements(broken)).toThrow(
      /freshness\.json:2\n.*<<<<<<<[\s\S]*freshness\.json:4/,
    );
  });
});

describe('describeStatus', () => {
  it('counts by product and names pages, sections, who leads and for how long', () => {
    const known = new Map([['faq/one', before]]);
    expect(describeStatus([pairOf({zh: zhChanged, en})], known, '2026-01-13')).toEqual([
      'faq: 0 agree, 1 behind, 0 not recorded, 0 missing',
      '  faq/one: Chinese leads, English is behind, 12 days: #a',
    ]);
    expect(describeStatus([pairOf({zh})], known, '2026-01-13')[1]).toContain(
      'missing in English: en.mdx',
    );
    const draft = zhChanged.replace('title', 'draft: true\ntitle');
    expect(describeStatus([pairOf({zh: draft, en})], known, '2026-01-13')).toEqual([]);
  });

  it('says how long a post can be behind at most', () => {
    const undated = (text: string) => text.replace(/updated: .*\n/, '');
    const sources = {zh: undated(zh), en: undated(en)};
    const post = {
      ...pairOf({...sources, zh: sources.zh.replace('甲文', '新文')}),
      key: 'blog/2026-01-01-one',
    };
    const known = new Map([[post.key, agreed(sources)]]);
    expect(describeStatus([post], known, '2026-01-13')[1]).toBe(
      '  blog/2026-01-01-one: Chinese leads, English is behind, at most 12 days: #a',
    );
  });
});

describe('sourceHash', () => {
  it('ignores the date and the line ends, and nothing else', () => {
    expect(sourceHash(front('题', '2026-02-02'))).toBe(sourceHash(front('题', '2026-01-01')));
    expect(sourceHash(zh.replaceAll('\n', '\r\n'))).toBe(sourceHash(zh));
    expect(sourceHash(front('别', '2026-01-01'))).not.toBe(sourceHash(front('题', '2026-01-01')));
    const quoted = (day: string) => `---\ntitle: T\n---\n\nupdated: ${day}\n`;
    expect(sourceHash(quoted('2026-02-02'))).not.toBe(sourceHash(quoted('2026-01-01')));
  });
});

describe('newerSections', () => {
  const {root, write} = temporaryFolder('for each test');

  const newer = (sources: {zh: string; en: string}, locale: 'zh' | 'en') => {
    const article = {kind: 'article', product: 'faq', slug: 'one'} as const;
    for (const language of localeIds) {
      write(contentFile(article, language), sources[language]);
    }
    write(agreementsFile, writeAgreements(new Map([['faq/one', before]])));
    return newerSections(root, article, locale);
  };

  it('S5 names the sections that the page has not followed, in its own words', () => {
    expect(newer({zh: zhChanged, en}, 'en')).toEqual([{title: 'A', hash: '#a'}]);
  });

  it('says nothing on the page that leads', () => {
    expect(newer({zh: zhChanged, en}, 'zh')).toEqual([]);
  });

  it('leads to the page itself where its beginning has changed or a section is gone', () => {
    const sources = {zh, en: en.replace('Title', 'New title').replace(/\n## B[\s\S]*/, '')};
    expect(newer(sources, 'zh')).toEqual([
      {title: '题', hash: ''},
      {title: '乙', hash: ''},
    ]);
  });
});
