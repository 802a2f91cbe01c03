import {describe, expect, it} from 'vitest';
import {listedIds} from '../listedIds.ts';
import {anchorOf} from '../Message.ts';
import {readMessages} from '../readMessages.ts';

const csv = `id,product,zh,en,when_zh,when_en,remedy_zh,remedy_en,page
F-01,faq,密码不正确,The password is not right,登录时,At sign-in,点击【忘记密码】。,Select **Forgot password**.,faq:invoice#order
F-02,faq,请等待,Wait,登录时,At sign-in,稍后再试。,Try again later.,yicat:translate/tags
`;

describe('readMessages', () => {
  it('reads texts in both languages and the page that explains', () => {
    const messages = readMessages(csv);
    expect([...messages.keys()]).toEqual(['F-01', 'F-02']);
    expect(messages.get('F-01')).toEqual({
      id: 'F-01',
      text: {zh: '密码不正确', en: 'The password is not right'},
      when: {zh: '登录时', en: 'At sign-in'},
      remedy: {zh: '点击【忘记密码】。', en: 'Select **Forgot password**.'},
      page: {product: 'faq', slug: 'invoice', anchor: 'order'},
      line: 2,
    });
    expect(messages.get('F-02')?.page).toEqual({product: 'yicat', slug: 'translate/tags'});
    expect(anchorOf({id: 'F-01'})).toBe('m-f-01');
  });

  const row = (cells: string) => `${csv}${cells}\n`;

  it.each([
    ['a repeated id', row('F-01,faq,a,b,c,d,e,f,faq:invoice'), 4, 'two rows have the id F-01'],
    ['another form of id', row('F1,faq,a,b,c,d,e,f,faq:invoice'), 4, '“F1”: id is not a letter'],
    ['an empty text', row('F-03,faq,a,b,c,d,e, ,faq:invoice'), 4, 'remedy_en is empty'],
    ['an unknown product', row('F-03,fax,a,b,c,d,e,f,faq:invoice'), 4, 'product is not an id'],
    ['a page of no product', row('F-03,faq,a,b,c,d,e,f,fax:invoice'), 4, 'page is “fax:invoice”'],
    ['a page without a product', row('F-03,faq,a,b,c,d,e,f,invoice'), 4, 'page is “invoice”'],
    ['a missing column', csv.replace('when_zh', 'when'), 1, 'column when_zh is missing'],
  ])('refuses %s, with file and line', (_name, text, line, words) => {
    expect(() => readMessages(text)).toThrow(`data/messages.csv:${line}\n`);
    expect(() => readMessages(text)).toThrow(words);
  });
});

describe('listedIds', () => {
  const known = ['F-01', 'F-02', 'F-04', 'P-01'];

  it('reads single ids and ranges of rows, including ranges with gaps', () => {
    expect(listedIds('F-01..F-04, P-01', known)).toEqual({ids: known, unknown: []});
    expect(listedIds('F-04', known)).toEqual({ids: ['F-04'], unknown: []});
  });

  it('reports parts that name no row: unknown ids, reversed ranges, empty parts', () => {
    expect(listedIds('F-03, F-04..F-01, F-01', known)).toEqual({
      ids: ['F-01'],
      unknown: ['F-03', 'F-04..F-01'],
    });
    expect(listedIds('', known).unknown).toEqual(['']);
  });
});
