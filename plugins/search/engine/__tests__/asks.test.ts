import {describe, expect, it} from 'vitest';
import {search, type SearchDocument} from '../index.ts';
import {loadedIndex as indexWith} from './fixtures/indexes.ts';

const section = (
  u: string,
  t: string,
  h: string,
  s: string,
  asks: string[] = [],
): SearchDocument => ({
  u,
  h,
  t,
  s,
  b: [],
  text: `${s}。`,
  asks,
});

const loadedIndex = (...documents: SearchDocument[]) =>
  indexWith(documents, {userDictionary: ['句段']});

describe('a question that a section answers', () => {
  const zh = loadedIndex(
    section('/password', '登录', '', '登录'),
    section('/password', '登录', '#forgot', '重设', ['密码忘了怎么办']),
    section('/profile', '修改密码', '', '修改密码'),
    section('/merge', '句段', '#merge', '合并', ['怎样把两个句段合并起来']),
  );

  it('shows its section, whose text does not hold the words', () => {
    expect(search(zh, '忘了密码', 1)).toMatchObject([{u: '/password', h: '#forgot'}]);
  });

  it.each(['密码忘了怎么办', '请问忘了密码能不能找回', '忘记密码', '我的密码忘了啊'])(
    'is found however it is asked: %s',
    (query) => {
      expect(search(zh, query, 1)[0]?.h).toBe('#forgot');
    },
  );

  it('is not shown, nor marked', () => {
    const [hit] = search(zh, '忘了密码', 1);
    expect(hit).toMatchObject({t: '登录', s: '重设'});
    expect(hit?.words()).toEqual({terms: [], marked: []});
  });

  it('is as like the query as it says the same', () => {
    expect(search(zh, '密码忘了怎么办', 1)[0]?.likeness).toBeGreaterThan(0.9);
    expect(search(zh, '登录', 1)[0]?.likeness).toBeGreaterThan(0.9);
    expect(search(zh, '句段', 1)[0]?.likeness).toBe(1);
  });
});

describe('a heading that says the query, a polite or modal word apart', () => {
  const en = loadedIndex(
    section('/a', 'Segments', '#merge', 'Merge two segments'),
    section('/a', 'Segments', '#other', 'Split a segment'),
    section('/b', 'Segments and how to merge', '', 'Segments and how to merge'),
    section('/b', 'Segments and how to merge', '#x', 'Segments, segments, segments'),
  );

  it.each([
    'merge two segments',
    'How do I merge two segments?',
    'can I please merge two segments',
  ])('comes first: %s', (query) => {
    expect(search(en, query, 1)).toMatchObject([{u: '/a', h: '#merge'}]);
  });
});

describe('a place in braces', () => {
  const index = loadedIndex(
    section('/m', '提示', '#m-1', '第 {行} 行格式错误', ['Format error in line {line}']),
    section('/m', '提示', '#m-2', '第 {行} 行语言错误', ['Language error in line {line}']),
  );

  it.each(['第 12 行格式错误', '格式错误', 'format error in line 12'])(
    'may be filled, or left out: %s',
    (query) => {
      expect(search(index, query, 1)[0]?.h).toBe('#m-1');
    },
  );
});
