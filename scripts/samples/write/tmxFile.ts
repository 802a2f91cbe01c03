import type {Pair} from '../data/waterFilter.ts';
import {xmlFile, type XmlTree} from '../../../plugins/fileFormats/xmlFile.ts';

const variant = (language: string, text: string): XmlTree => ({
  name: 'tuv',
  attributes: {'xml:lang': language},
  children: [{name: 'seg', children: text}],
});

/** Creates a memory as TMX 1.4b, whose version attribute is `1.4`. */
export function tmxFile(
  pairs: readonly Pair[],
  {source, target}: {source: string; target: string},
): Uint8Array {
  return xmlFile({
    name: 'tmx',
    attributes: {version: '1.4'},
    children: [
      {
        name: 'header',
        attributes: {
          creationtool: 'Practice files',
          creationtoolversion: '1.0',
          segtype: 'sentence',
          'o-tmf': 'none',
          adminlang: 'en-US',
          srclang: source,
          datatype: 'plaintext',
        },
      },
      {
        name: 'body',
        children: pairs.map((pair, index) => ({
          name: 'tu',
          attributes: {tuid: String(index + 1)},
          children: [variant(source, pair.source), variant(target, pair.target)],
        })),
      },
    ],
  });
}
