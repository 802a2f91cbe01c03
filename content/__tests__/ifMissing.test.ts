import {expect, it} from 'vitest';
import {inspectLog} from '../../plugins/update-log/readLog.ts';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';
import {interfaceMessages} from '../interface/interfaceMessages.ts';
import {readDocuments} from '../readDocuments.ts';

const {root, write} = temporaryFolder('for each test');

it('counts only what does not exist as empty, not what cannot be read', async () => {
  expect(await readDocuments(root)).toEqual([]);
  expect((await inspectLog(root)).log).toEqual({zh: [], en: []});
  expect(interfaceMessages(root)).toEqual([]);
  // Files in the place of the folders cannot be read as folders, not even by root.
  write('blog', '');
  write('src', '');
  await expect(readDocuments(root)).rejects.toThrow('ENOTDIR');
  await expect(inspectLog(root)).rejects.toThrow('ENOTDIR');
  expect(() => interfaceMessages(root)).toThrow('ENOTDIR');
});
