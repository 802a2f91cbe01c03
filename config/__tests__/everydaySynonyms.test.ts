import {expect, it} from 'vitest';
import {loadedIndex, page} from '../../plugins/search/engine/__tests__/fixtures/indexes.ts';
import {termsAsked, widenedBy} from '../../plugins/search/engine/query.ts';
import {search} from '../search.ts';

const index = loadedIndex(
  [page('/a', '机器翻译', '翻译文件，先机器翻译。'), page('/b', '记忆库', '记忆库保存翻译。')],
  {userDictionary: search.userDictionary ?? [], synonyms: search.synonyms ?? []},
);

it.each([
  ['机翻', '机器翻译'],
  ['什么是翻译记忆', '记忆库'],
])('%s asks for the term %s', (query, concept) => {
  expect(termsAsked([index], query)).toEqual([concept]);
});

it('widens 机翻 as one word', () => {
  expect(widenedBy([index], '机翻')).toEqual([{from: '机翻', to: '机器翻译'}]);
});
