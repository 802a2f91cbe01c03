import {describe, expect, it} from 'vitest';
import {pieceWith} from '../../engine/query.ts';
import {piecesOf, answerOf} from '../extracts.ts';
import {lineSigns, inlineEnd, inlineSigns} from '../signs.ts';

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  [lineSigns.head + head.join('\t'), ...rows.map((cells) => cells.join('\t'))].join('\n');

describe('pieces of a text', () => {
  it.each([
    ['One sentence. Another one! A third?', ['One sentence.', 'Another one!', 'A third?']],
    ['He said “stop.” Then he left.', ['He said “stop.”', 'Then he left.']],
    ['Save it (as .docx.) Then upload it.', ['Save it (as .docx.)', 'Then upload it.']],
    [
      'Open the file. memoQ shows it. .xlsx too.',
      ['Open the file.', 'memoQ shows it.', '.xlsx too.'],
    ],
    [
      'Use a list, e.g. Termbases, and version 2.0 of it.',
      ['Use a list, e.g. Termbases, and version 2.0 of it.'],
    ],
    ['先保存。再退出；最后关机！', ['先保存。', '再退出；', '最后关机！']],
    ['提示“无法保存。”请重试。', ['提示“无法保存。”', '请重试。']],
  ])('are the sentences of %s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('are whole short rows, each cell under its head', () => {
    expect(piecesOf(table(['角色', '能做'], ['译员', '翻译']))).toEqual(['角色：译员；能做：翻译']);
  });

  it('have the punctuation of the headers, also in an English row that quotes Chinese', () => {
    expect(piecesOf(table(['Match', 'Result'], ['“滤芯”', 'An exact match']))).toEqual([
      'Match: “滤芯”; Result: An exact match',
    ]);
    expect(piecesOf('“滤芯”\t滤芯')).toEqual(['“滤芯”；滤芯']);
  });

  it('are the sentences of the cells of long rows, each with the first cell', () => {
    const long = 'Remove the password first. Then upload the file again, and wait for it.';
    expect(piecesOf(table(['Message', 'Remedy'], ['The file is encrypted', long]))).toEqual([
      'Message: The file is encrypted; Remedy: Remove the password first.',
      'Message: The file is encrypted; Remedy: Then upload the file again, and wait for it.',
    ]);
  });

  it('are nothing for an empty text and an empty row', () => {
    expect(piecesOf('')).toEqual([]);
    expect(piecesOf('\t\t')).toEqual([]);
  });
});

const messages = [
  `${lineSigns.head}形式\t内容\t格式`,
  '译文文件\t译好的文件\t与原文件相同；其他文件得到 .docx 文件',
  '双语文件\t原文与译文的表格\t.docx',
].join('\n');

it('answers with the row that has most of the different words, not the one that repeats a word', () => {
  const terms = ['导出', '双语', '文件', '双语文件'];
  const blocks = answerOf(messages, '导出的形式', (rows) => pieceWith(rows, terms));
  expect(blocks.map(({head, parts}) => [head, parts.map(({text}) => text).join('')])).toEqual([
    ['形式', '双语文件'],
    ['内容', '原文与译文的表格'],
    ['格式', '.docx'],
  ]);
});

it('adds the row of the table that the first sentence announces', () => {
  const blocks = answerOf(`有两种形式：\n${messages}`, '导出', (rows) => pieceWith(rows, ['双语']));
  expect(blocks.map(({kind}) => kind)).toEqual(['paragraph', 'cell', 'cell', 'cell']);
  expect(blocks[1]?.parts.map(({text}) => text).join('')).toBe('双语文件');
});

it('answers nothing where a sentence only announces what is not shown', () => {
  expect(answerOf('填写下列字段：', '字段', ([row = '']) => row)).toEqual([]);
  expect(answerOf('Use these fields:\nA figure follows.', 'Fields', ([row = '']) => row)).toEqual(
    [],
  );
  expect(answerOf('可以。', '能不能', ([row = '']) => row)).toHaveLength(1);
  const list = (...words: string[]) => words.map((word) => `${lineSigns.item}${word}`).join('\n');
  const long = 'A long entry that needs more lines than the box has. '.repeat(20);
  expect(answerOf(`From then on:\n${list(long)}`, 'People', ([row = '']) => row)).toEqual([]);
  expect(answerOf(`From then on:\n${list('Work.')}`, 'People', ([row = '']) => row)).toHaveLength(
    2,
  );
  expect(answerOf(`They can.\n${list(long)}`, 'People', ([row = '']) => row)).toHaveLength(1);
});

it('answers nothing with a label, or where no row answers', () => {
  expect(answerOf('Formula\na + b', 'Score', ([row = '']) => row)).toEqual([]);
  expect(answerOf(messages, '导出', () => undefined)).toEqual([]);
  expect(answerOf(`${lineSigns.preparation}\n要有账号。`, '开始之前', () => '')).toEqual([]);
  expect(answerOf(`有两种形式：\n${messages}`, '导出', () => undefined)).toEqual([]);
});

it('answers nothing with the method and path of an operation, or with a table that is not shown', () => {
  const first = ([row = '']: readonly string[]) => row;
  const code = (text: string) => inlineSigns.code + text + inlineEnd;
  expect(answerOf(`POST ${code('/tm/{id}/_import')}\nImports a file.`, 'Import', first)).toEqual(
    [],
  );
  expect(answerOf(`Send it to ${code('/tm')}.`, 'Import', first)).toHaveLength(1);
  expect(answerOf('解析失败时按下表改好，再上传。', '解析', first)).toEqual([]);
  expect(answerOf(`按下表改好。\n${messages}`, '导出', first)).toHaveLength(4);
});
