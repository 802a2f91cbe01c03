import {describe, expect, it} from 'vitest';
import {validateXliff} from './validXliff.ts';

const match =
  '<mtc:matches><mtc:match ref="#m1" matchQuality="80"><source>一</source><target>one</target></mtc:match></mtc:matches>';
const good = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.1" srcLang="zh-CN" trgLang="en-US"><file id="f"><unit id="u">${match}<segment state="initial"><source><mrk id="m1" type="mtc:match">一</mrk></source></segment></unit></file></xliff>`;

// The core schema accepts elements of other namespaces for which there is no schema.
describe('validation of XLIFF 2.1', () => {
  it('accepts the core with candidates', () => {
    expect(() => validateXliff(good, '2.1')).not.toThrow();
  });

  it.each([
    ['a state that there is not', good.replace('"initial"', '"begun"')],
    ['a candidate without what it belongs to', good.replace(' ref="#m1"', '')],
    ['a quality that is not a number', good.replace('"80"', '"good"')],
    [
      'an element that the module does not have',
      good.replaceAll('mtc:match ', 'mtc:hit ').replaceAll('/mtc:match>', '/mtc:hit>'),
    ],
    ['a segment without a source', good.replace(/<source><mrk.*?<\/source>/, '<target>x</target>')],
  ])('refuses %s', (_name, file) => {
    expect(file).not.toBe(good);
    expect(() => validateXliff(file, '2.1')).toThrow();
  });
});
