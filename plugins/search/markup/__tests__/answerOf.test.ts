import {expect, it} from 'vitest';
import {pieceWith} from '../../engine/query.ts';
import {answerOf} from '../answerOf.ts';
import {lineSigns} from '../signs.ts';

const table = [
  `${lineSigns.head}形式\t内容\t格式`,
  '译文文件\t译好的文件\t与原文件相同；其他文件得到 .docx 文件',
  '双语文件\t原文与译文的表格\t.docx',
].join('\n');

it('answers with the row that has most of the different words, not the one that repeats a word', () => {
  const terms = ['导出', '双语', '文件', '双语文件'];
  const blocks = answerOf(table, '导出的形式', (rows) => pieceWith(rows, terms));
  expect(blocks.map(({head, parts}) => [head, parts.map(({text}) => text).join('')])).toEqual([
    ['形式', '双语文件'],
    ['内容', '原文与译文的表格'],
    ['格式', '.docx'],
  ]);
});
