import {expect, it} from 'vitest';
import {readXliff} from '../readXliff.ts';

const unit = '<unit id="a"><segment><source>x</source><target>y</target></segment></unit>';
const good = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="zh-CN" trgLang="en-US"><file id="f" original="p">${unit}</file></xliff>`;

const entities = `<!DOCTYPE xliff [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${good.replace('y<', '&b;<')}`;
const outside = `<!DOCTYPE xliff [<!ENTITY f SYSTEM "file:///etc/passwd">]>${good.replace('y<', '&f;<')}`;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

it('reads UTF-8 and UTF-16, with and without a byte order mark', async () => {
  for (const bytes of [Buffer.from(good), Buffer.from(`\uFEFF${good}`), utf16(good)]) {
    expect((await readXliff(bytes)).files[0]?.units[0]?.targets).toEqual([['y']]);
  }
});

it.each([
  ['its own entities', Buffer.from(entities), 'has a document type'],
  ['entities of other files', Buffer.from(outside), 'has a document type'],
  ['entities in UTF-16', utf16(entities), 'has a document type'],
  ['an unknown entity', Buffer.from(good.replace('y<', '&b;<')), 'is not complete XML'],
  ['a missing end', Buffer.from(good.slice(0, -9)), 'is not complete XML'],
  ['nothing', Buffer.from(''), 'is not complete XML'],
  ['bytes that are not UTF-8', Buffer.from([...Buffer.from(good), 0xb2, 0xe2]), 'is not UTF-8'],
  [
    'another encoding',
    Buffer.from(`<?xml version="1.0" encoding="GB18030"?>${good}`),
    'declares the encoding GB18030',
  ],
  ['more than it may hold', Buffer.alloc(101 * 1024 * 1024, ' '), 'at most 100 MB'],
  [
    'elements without end',
    Buffer.from(good.replace('y<', `${'<pc id="1">'.repeat(5000)}y<`)),
    'is not complete XML',
  ],
  ['another root', Buffer.from('<tmx version="1.4"/>'), 'root is <tmx>'],
  ['another version', Buffer.from(good.replace('2.1', '3.0')), 'version="3.0"'],
  ['another namespace', Buffer.from(good.replace('document:2.0', 'document:9')), 'namespace is'],
  [
    'several languages',
    Buffer.from(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file source-language="zh-CN" target-language="en-US"><body/></file><file source-language="zh-CN" target-language="de"><body/></file></xliff>',
    ),
    'different languages',
  ],
])('refuses a file with %s', async (_, bytes, reason) => {
  await expect(readXliff(bytes)).rejects.toThrow(reason);
});

it.each(['110000', '1', 'D800', 'FFFF', '-1', 'x', ''])(
  'reports a character %j that a page cannot hold',
  async (hex) => {
    const {files} = await readXliff(Buffer.from(good.replace('y<', `y<cp hex="${hex}"/><`)));
    expect(files[0]?.units[0]).toMatchObject({targets: [['y']], unknown: ['cp']});
  },
);

it('reads a character that is written as its code', async () => {
  const {files} = await readXliff(Buffer.from(good.replace('y<', 'y<cp hex="1F600"/><')));
  expect(files[0]?.units[0]).toMatchObject({targets: [['y', '😀']], unknown: []});
});
