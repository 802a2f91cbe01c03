import {expect, it} from 'vitest';
import {alignPieces} from '../alignPieces.ts';
import type {Piece} from '../Piece.ts';

const piece = (kind: string, text: string): Piece => ({
  kind,
  start: 0,
  end: 0,
  children: [],
  slot: {start: 0, end: 0, syntax: 'markdown', parts: [text]},
});

const texts = (sources: readonly Piece[], targets: readonly Piece[]) =>
  alignPieces(sources, targets, 2.6).map(({source, target}) => [
    source?.slot?.parts[0],
    target?.slot?.parts[0],
  ]);

it('pairs lists of the same kinds in order', () => {
  const sources = [piece('heading', '复制'), piece('paragraph', '很长的一段文字，说明怎样复制。')];
  const targets = [
    piece('heading', 'A very long heading about copying'),
    piece('paragraph', 'Short'),
  ];
  expect(texts(sources, targets)).toEqual([
    ['复制', 'A very long heading about copying'],
    ['很长的一段文字，说明怎样复制。', 'Short'],
  ]);
});

it('finds a new row by the numbers of the others', () => {
  const row = (text: string) => piece('tableRow', text);
  expect(
    texts(
      [row('102% 都相同'), row('全部都打开'), row('101% 一句相同')],
      [row('102% both'), row('101% one')],
    ),
  ).toEqual([
    ['102% 都相同', '102% both'],
    ['全部都打开', undefined],
    ['101% 一句相同', '101% one'],
  ]);
});

it('pairs no pieces of different kinds', () => {
  expect(texts([piece('list', '一')], [piece('paragraph', 'one')])).toEqual([
    ['一', undefined],
    [undefined, 'one'],
  ]);
});
