// Compares translated JSON files with the file of the source language:
//   node check-locales.mjs [--complete] en.json zh-Hans.json …
// It reports keys that the source does not have and placeholders that differ.
// With --complete it also reports keys that a translation lacks.
import {readFile} from 'node:fs/promises';

const pluralKey = /_(zero|one|two|few|many|other)$/;
const icuBlock = /\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/;
const placeholder = /\{\{?\w+\}?\}|%(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?l{0,2}[di@sfu]/g;

/** The texts of nested JSON as pairs: key path joined with dots, text. */
const flat = (value, path = '') =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** The placeholders of a text; a numbered one equals an unnumbered one. */
const marks = (text) =>
  (text.match(placeholder) ?? [])
    .map((mark) => mark.replace(/\d+\$/, ''))
    .sort()
    .join(' ');

const load = async (name) => new Map(flat(JSON.parse(await readFile(name, 'utf8'))));

const names = process.argv.slice(2).filter((argument) => argument !== '--complete');
const complete = process.argv.includes('--complete');
const [sourceFile, ...targets] = names;
const source = await load(sourceFile);
let faults = 0;

function report(name, key, problem) {
  console.log(`${name}: ${key}: ${problem}`);
  faults += 1;
}

for (const name of targets) {
  const target = await load(name);
  for (const [key, text] of target) {
    const original = source.get(key);
    if (original === undefined) {
      // A language may have plural forms that the source language does not have.
      if (!pluralKey.test(key)) {
        report(name, key, 'not in the source');
      }
    } else if (!icuBlock.test(original) && marks(original) !== marks(text)) {
      report(name, key, `placeholders differ: ${marks(original) || '-'} / ${marks(text) || '-'}`);
    }
  }
  for (const key of complete ? source.keys() : []) {
    if (!target.has(key) && !pluralKey.test(key)) {
      report(name, key, 'missing');
    }
  }
}
console.log(faults ? `${faults} faults` : 'No faults');
process.exitCode = faults ? 1 : 0;
