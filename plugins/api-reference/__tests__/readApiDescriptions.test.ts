import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import {projectPath, WriterError} from '../../writerError/index.ts';
import {readApiDescriptions} from '../readApiDescriptions.ts';

const good = {servers: [{url: 'https://example.com'}], paths: {}};

const {root: folder, write} = temporaryFolder('for each test');

const read = () => readApiDescriptions(pathToFileURL(`${folder}/`));

beforeEach(() => write('good.json', JSON.stringify(good)));

describe('readApiDescriptions', () => {
  it('reads each JSON file by its name, and no other files', () => {
    write('README.md', '# Not one');
    expect([...read()]).toEqual([['good', good]]);
  });

  it.each([
    ['invalid JSON', '{\n  "servers": [],\n  "paths" {}\n}\n', 3, 'is not valid JSON'],
    ['a byte order mark', '\uFEFF{}', 1, 'save the file as UTF-8 without a byte order mark'],
    ['an empty file', '', 1, 'is not valid JSON'],
    [
      'a value that pages cannot show',
      JSON.stringify({...good, paths: {'/x': {get: {operationId: 'x'}}}}),
      1,
      '“paths → /x → get → summary”',
    ],
  ])('refuses %s, and names the file', (_name, text, line, words) => {
    write('bad.json', text);
    expect(read).toThrow(WriterError);
    expect(read).toThrow(`${projectPath(path.join(folder, 'bad.json'))}:${line}\n`);
    expect(read).toThrow(words);
  });
});
