import {describe, expect, it} from 'vitest';
import {localeIds, type LocaleId} from '../../../config/locales.ts';
import {changesOf} from '../changesOf.ts';
import {readLog} from '../readLog.ts';

describe('the update log of this site', async () => {
  const log = await readLog(process.cwd());

  /** Returns the posts that the specification requires, without later ones. */
  const delivered = (locale: LocaleId) => log[locale].filter(({date}) => date <= '2025-09-12');

  it.each(localeIds)('S2.9 S2.50 %s: the 23 posts from 2022-09 to 2025-09 are kept', (locale) => {
    const months = delivered(locale).map(({date}) => date.slice(0, 7));
    expect(new Set(months).size).toBe(23);
    expect(months[0]).toBe('2025-09');
    expect(months.at(-1)).toBe('2022-09');
  });

  it.each(localeIds)('%s: each item has one to three sentences', (locale) => {
    const sentences = (text: string) => text.split(/(?<=[。！？])|(?<=[.!?])\s/).filter(Boolean);
    const wrong = log[locale]
      .flatMap(({items}) => items)
      .filter(({text}) => sentences(text).length > 3 || !/[。.]$/.test(text))
      .map(({id, text}) => `${id}: ${text}`);
    expect(wrong).toEqual([]);
  });

  it('announces the functions that its plan lists', () => {
    const announced = delivered('zh').flatMap(({items}) =>
      items.filter(({kind}) => kind === 'new'),
    );
    expect(announced).toHaveLength(57);
  });

  it('provides the changes of an article in its language', async () => {
    const [zh, en] = await Promise.all(
      localeIds.map((locale) => changesOf('yicat:project-manage/qa-custom', locale, process.cwd())),
    );
    expect(zh?.slice(-4).map(({date}) => date)).toEqual([
      '2025-09-12',
      '2025-06-12',
      '2025-06-12',
      '2025-03-13',
    ]);
    expect(en?.at(-1)).toMatchObject({
      title: 'Custom QA rules with regular expressions in Enterprise Advanced',
      to: '/blog/2025-03-13-custom-qa-rules#custom-qa-rules',
    });
  });
});
