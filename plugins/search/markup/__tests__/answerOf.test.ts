import {expect, it} from 'vitest';
import {pieceWith} from '../../engine/query.ts';
import {answerOf} from '../answerOf.ts';
import {inlineEnd, inlineSigns, lineSigns} from '../signs.ts';

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

it('adds the row of the table that the first sentence announces', () => {
  const blocks = answerOf(`有两种形式：\n${table}`, '导出', (rows) => pieceWith(rows, ['双语']));
  expect(blocks.map(({kind}) => kind)).toEqual(['paragraph', 'cell', 'cell', 'cell']);
  expect(blocks[1]?.parts.map(({text}) => text).join('')).toBe('双语文件');
});

it('answers nothing where a sentence only announces what is not shown', () => {
  expect(answerOf('填写下列字段：', '字段', ([row = '']) => row)).toEqual([]);
  expect(answerOf('Use these fields:\nA figure follows.', 'Fields', ([row = '']) => row)).toEqual(
    [],
  );
  expect(answerOf('可以。', '能不能', ([row = '']) => row)).toHaveLength(1);
});

it('answers nothing with the method and path of an operation, or with a table that is not shown', () => {
  const first = ([row = '']: readonly string[]) => row;
  const code = (text: string) => inlineSigns.code + text + inlineEnd;
  expect(answerOf(`POST ${code('/tm/{id}/_import')}\nImports a file.`, 'Import', first)).toEqual(
    [],
  );
  expect(answerOf(`Send it to ${code('/tm')}.`, 'Import', first)).toHaveLength(1);
  expect(answerOf('解析失败时按下表改好，再上传。', '解析', first)).toEqual([]);
  expect(answerOf(`按下表改好。\n${table}`, '导出', first)).toHaveLength(4);
});
