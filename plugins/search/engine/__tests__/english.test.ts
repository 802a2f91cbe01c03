// cspell:ignore acess encrpytoin Encryptión encrytp fierwall firelimit fireqall firewal
// cspell:ignore firewwall fxrxwxll ifrewall wirel wirless ｆｉｒｅｗａｌｌ
import {describe, expect, it} from 'vitest';
import {answers, page} from './fixtures/indexes.ts';
import {networking, networkingOptions} from './fixtures/networking.ts';

const ask = answers(networking, networkingOptions);

describe('English words', () => {
  it.each([
    ['firewall rules', '/firewall', 'a whole title'],
    ['wireless', '/wireless', 'a part of a title'],
    ['rules firewall', '/firewall', 'another order'],
    ['packet', '/firewall', 'plural in the text'],
    ['name server', '/dns', 'plural in the title'],
    ['restoring configurations', '/backup#restore', 'other forms'],
    ['organization', '/backup', 'American spelling'],
    ['Encryptión', '/wireless#encryption', 'case and accents'],
    ['ｆｉｒｅｗａｌｌ', '/firewall', 'full width'],
    ['host', '/commands', 'the beginning of a joined word'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it.each([
    ['why am i locked out', '/firewall#locked-out'],
    ['how do I flush the cache', '/dns#flush'],
    ['what happens when the limit is exceeded', '/rate#exceeded'],
    ['where can i restore a configuration', '/backup#restore'],
  ])('answers %s by %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('finds nothing for words that no document has', () => {
    expect(ask('croissant')).toEqual([]);
  });

  it('keeps forms apart that only look alike', () => {
    const two = [
      page('/notes', 'Notes', 'Speaker notes.'),
      page('/other', 'Other', 'Something else, cannot say.'),
    ];
    expect(answers(two)('note')).toEqual(['/notes']);
  });
});

describe('joined words', () => {
  it.each([
    ['ratelimit', '/rate', 'written apart in the documents'],
    ['file name', '/backup#restore', 'written as one in the documents'],
    ['re-order rules', '/firewall#reorder', 'with a hyphen'],
    ['utf8', '/commands#paths', 'without the hyphen of the documents'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('joins no words that make nothing together', () => {
    expect(ask('firelimit')).toEqual([]);
  });
});

describe('misspelt words', () => {
  it.each([
    ['firewal', '/firewall', 'a letter missing'],
    ['firewwall', '/firewall', 'a letter too many'],
    ['fireqall', '/firewall', 'a wrong letter'],
    ['fierwall', '/firewall', 'letters swapped'],
    ['ifrewall', '/firewall', 'the first letters swapped'],
    ['encrpytoin', '/wireless#encryption', 'two swaps in a long word'],
    ['wirless acess', '/wireless', 'two words'],
    ['encrytp', '/wireless#encryption', 'misspelt and not complete'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('forgives nothing in short words, and not more than two edits', () => {
    expect(ask('dsn')).not.toContain('/dns');
    expect(ask('fxrxwxll')).toEqual([]);
  });

  it('does not correct a word that the documents have', () => {
    expect(ask('route')).toEqual(['/commands']);
  });
});

describe('typing', () => {
  it.each([
    ['wirel', '/wireless'],
    ['firewall ru', '/firewall'],
    ['restore a config', '/backup#restore'],
  ])('finds %s at %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('completes the last word only', () => {
    expect(ask('enc')[0]).toBe('/wireless#encryption');
    expect(ask('enc ')).toEqual([]);
  });
});
