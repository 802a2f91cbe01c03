import {XmlElement} from 'libxml2-wasm';
import type {Pair} from '../../data/waterFilter.ts';
import {validXml} from './validXml.ts';

/**
 * Reads the sentence pairs of a memory that has exactly one variant in each of two languages.
 * @throws Error if the file is not TMX 1.4b, or has other languages.
 */
export function readTmx(file: Uint8Array, source: string, target: string): Pair[] {
  return validXml(file, 'tmx', (document) => {
    const header = document.get('/tmx/header[@srclang]/@srclang')?.content;
    if (header !== source) {
      throw new Error(`The memory is from ${header ?? 'no language'}, not from ${source}.`);
    }
    return document.find('/tmx/body/tu').map((unit) => {
      const variants = unit.find('tuv').map((tuv) => ({
        language: tuv instanceof XmlElement ? tuv.attr('lang', 'xml')?.value : undefined,
        text: tuv.get('seg')?.content ?? '',
      }));
      const [first, second, ...more] = variants;
      if (first?.language !== source || second?.language !== target || more.length > 0) {
        throw new Error(`A unit is in ${variants.map(({language}) => language).join(', ')}.`);
      }
      return {source: first.text, target: second.text};
    });
  });
}
