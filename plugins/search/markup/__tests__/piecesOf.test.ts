import {describe, expect, it} from 'vitest';
import {piecesOf} from '../piecesOf.ts';
import {lineSigns} from '../signs.ts';

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
