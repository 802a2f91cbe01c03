import {XmlDocument} from 'libxml2-wasm';
import {expect, it} from 'vitest';
import {xmlFile} from '../xmlFile.ts';

it('texts and attributes can be read as they were, without characters that XML forbids', () => {
  const words = 'a < b & "c" > d';
  const forbidden = '\u0000\u0007\uFFFE';
  const file = xmlFile({
    name: 'term',
    attributes: {note: `${words}${forbidden}`},
    children: `${forbidden}${words}\u{1F600}`,
  });
  const document = XmlDocument.fromBuffer(file);
  expect(document.root.content).toBe(`${words}\u{1F600}`);
  expect(document.root.attr('note')?.value).toBe(words);
  document.dispose();
});
