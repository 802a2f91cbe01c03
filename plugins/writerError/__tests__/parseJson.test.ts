import {expect, it} from 'vitest';
import {parseJson} from '../parseJson.ts';

const beginning = '{\n  "one": 1,\n  "two": 2,\n';

it.each([
  ['a value without quotes', `${beginning}  "three": three\n}\n`, 4],
  ['single quotes', `${beginning}  "three": 'three'\n}\n`, 4],
  ['a comma after the last entry of a list', `${beginning}  "three": [\n    1,\n  ]\n}\n`, 6],
  ['a comma after the last entry of an object', `${beginning}}\n`, 4],
  ['a value of another language', `${beginning}  "three": True\n}\n`, 4],
  ['a missing value', `${beginning}  "three": ,\n  "four": 4\n}\n`, 4],
  ['a missing comma', '{\n  "one": 1\n  "two": 2\n}\n', 3],
  ['a missing end', '{\n  "one": [\n', 2],
  ['a value that looks like a reason', `{\n  "JSON at position 0": 1,\n  "two": two\n}\n`, 3],
])('%s is refused in its line', (_mistake, text, line) => {
  expect(() => parseJson(text, 'data/x.json')).toThrow(`data/x.json:${line}\n`);
});
