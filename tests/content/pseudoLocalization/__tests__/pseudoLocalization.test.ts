import {describe, expect, it} from 'vitest';
import {localeIds, type LocaleId} from '../../../../config/locales.ts';
import {runShell} from '../../interfaces/runProgram.ts';
import {codeBlocks} from '../../page/codeBlocks.ts';
import {readArticle} from '../../page/readArticle.ts';
import {sectionOf} from '../../page/sectionOf.ts';
import {temporaryFolder} from '../../../folders/temporaryFolder.ts';

/** What a program or a browser reads: an accent or a cut in it would break the app. */
const marks = [
  ...['{name}', '{{count}}', '${user}', '%{total}', '{0}', '{0,number,integer}', '{}'],
  ...['%s', '%d', '%@', '%lld', '%.2f', '%1$s', '%1$@', '%2$05d', '%(name)s', '%(count)d', '%%'],
  ...[':name', '@:common.ok', '$t(common.ok)'],
  ...['&nbsp;', '&#160;', '&#xA0;', '&amp;'],
  ...['<b>', '</b>', '<br/>', '<a href="/cart" title="Your cart">'],
  ...['\n', '\\n', '\\u00e9'],
  ...['https://example.com/en/cart?item=1#top', 'http://example.com/{name}'],
  '{count, plural, one {# item in {place}} other {# items {g, select, other {there}}}}',
  '{0,choice,0#no items|1#one item|1<{0} items}',
];

const texts = {cart: {title: 'Cart', steps: ['Pay now']}, count: 3, on: true, none: null};

const articleIn = (locale: LocaleId) =>
  readArticle('yiloc', 'know-about-localization/good-practice', locale);

const programsIn = (locale: LocaleId) =>
  codeBlocks(sectionOf(articleIn(locale), 'pseudo-localization'));

const {root, write, read} = temporaryFolder('for each test');

/** Runs the program of the page by the command that the page gives. */
async function pseudoLocalized(locale: LocaleId, input: unknown): Promise<unknown> {
  const [{title, text} = {title: '', text: ''}] = programsIn(locale);
  const [, command = '', from = '', to = ''] =
    /`(node pseudo\.mjs (\S+) (\S+))`/.exec(articleIn(locale).source) ?? [];
  write(title, text);
  write(from, JSON.stringify(input));
  await runShell(command, {folder: root, environment: {}});
  return JSON.parse(read(to));
}

describe.each(localeIds)('the program for pseudo-localization (%s)', (locale) => {
  it('changes the text around placeholders, tags, entities and addresses, and nothing in them', async () => {
    const input = marks.map((mark) => `Rent a ${mark} once`);
    expect(await pseudoLocalized(locale, input)).toEqual(
      input.map((text, index) => {
        const longer = '~'.repeat(Math.ceil(text.length / 2));
        return `[Réñť à ${marks[index]} öñçé${longer}]`;
      }),
    );
  });

  it('keeps them apart in one text', async () => {
    const input = [
      '<b>Hi</b> {name}: %(count)d of %1$@, R&amp;D&nbsp;at https://example.com/a now',
    ];
    const [output] = (await pseudoLocalized(locale, input)) as string[];
    expect(output?.replaceAll('~', '')).toBe(
      '[<b>Hî</b> {name}: %(count)d öf %1$@, R&amp;D&nbsp;àť https://example.com/a ñöŵ]',
    );
  });

  it('changes texts only, and makes of the example what the page shows', async () => {
    const [, source, shown] =
      /`(\w+)` (?:变成|becomes) `([^`]+)`/.exec(articleIn(locale).source) ?? [];
    expect(source).toBe(texts.cart.title);
    expect(await pseudoLocalized(locale, texts)).toEqual({
      ...texts,
      cart: {title: shown, steps: ['[Þàý ñöŵ~~~~]']},
    });
  });
});

describe('the pages on pseudo-localization', () => {
  it('have one program, the same in all languages', () => {
    const programs = localeIds.map(programsIn);
    expect(programs[0]).toHaveLength(1);
    for (const others of programs) {
      expect(others).toEqual(programs[0]);
    }
  });
});
