import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import fc from 'fast-check';
import {describe, it} from 'vitest';
import {readApiDescriptions} from '../../plugins/api-reference/readApiDescriptions.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';
import {messagesFile, readMessages} from '../../plugins/messages/readMessages.ts';
import {helps, holds, lineCount, textOf} from './properties.ts';
import {temporaryFolder} from '../folders/temporaryFolder.ts';

// The comment of each property names a fault that the property finds.

describe('tables', () => {
  const cell = fc.oneof(
    textOf(',', '"', ';', ' ', '\u0000', '<b>'),
    fc.constantFrom('T001', 'Y-01', 'yicat', 'faq:invoice'),
  );
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const tableOf = (header: string) =>
    fc
      .array(
        fc.array(cell, {minLength: header.split(',').length, maxLength: header.split(',').length}),
        {maxLength: 4},
      )
      .map((rows) => [header, ...rows.map((cells) => cells.map(quote).join(','))].join('\n'));
  const broken = textOf(',', '"', '""', '\n', '\r\n', 'id', 'T001', '\ufeff');

  for (const [file, read] of [
    ['data/termbase.csv', readTermbase],
    [messagesFile, readMessages],
  ] as const) {
    const header = readFileSync(file, 'utf8').split('\n')[0] ?? '';
    // Finds: an error of the CSV reader that is thrown on without the file.
    it(`${file} is entries or findings with lines`, () => {
      holds(
        fc.oneof(
          tableOf(header),
          broken,
          broken.map((rest) => `${header}\n${rest}`),
        ),
        (csv) => helps(file, lineCount(csv), () => read(csv)),
      );
    });
  }
});

describe('API descriptions', () => {
  const file = 'data/openapi/http.json';
  const original = readFileSync(file, 'utf8');
  const {root, write} = temporaryFolder('for each test');

  // Finds: `JSON.parse` outside of its `try`, and a description that is read without its schema.
  it('is read, or refused with file and line', () => {
    const damage = fc.record({
      at: fc.nat(original.length - 1),
      length: fc.nat(40),
      put: textOf('"', '{', '}', '[', ']', ',', 'null', '0'),
    });
    const changed = damage.map(
      ({at, length, put}) => original.slice(0, at) + put + original.slice(at + length),
    );
    const inputs = fc.oneof(fc.json(), changed);
    holds(
      inputs,
      (json) => {
        write('x.json', json);
        helps('x.json', lineCount(json), () => readApiDescriptions(pathToFileURL(`${root}/`)));
      },
      25,
    );
  });
});
