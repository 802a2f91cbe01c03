import {readFileSync} from 'node:fs';

/** Ids of texts have dots: `search.answer`, `theme.NotFound.p2`. */
const literal = /(['"`])((?:\w+\.)+\w+)\1/g;

/**
 * Puts the texts that a module names into that module. Ids are written out in the source: the
 * framework requires it, and the content check `interface-texts` refuses others.
 * @param {string} source of a module
 * @param {Readonly<Record<string, string>>} texts by id
 * @returns {string}
 */
export function withTexts(source, texts) {
  const ids = [...source.matchAll(literal)].map(([, , id = '']) => id);
  const own = ids.filter((id) => Object.hasOwn(texts, id)).map((id) => [id, texts[id]]);
  // On the first line, so that places in the source stay right.
  return own.length === 0
    ? source
    : `import codeTranslations from '@generated/codeTranslations';Object.assign(codeTranslations,${JSON.stringify(Object.fromEntries(own))});${source}`;
}

/**
 * The framework has the texts of all modules in one table, which every reader of a translation
 * fetches with the application. This loader empties the table and puts each text where it is used,
 * so a part that is loaded when it is needed brings its own. Its option `file` is the table as the
 * framework generates it.
 * @this {{
 *   resourcePath: string,
 *   getOptions: () => {file: string},
 *   addDependency: (file: string) => void,
 * }}
 * @param {string} source
 * @returns {string}
 */
export default function textsWithModules(source) {
  const {file} = this.getOptions();
  if (this.resourcePath === file) {
    return '{}';
  }
  this.addDependency(file);
  return withTexts(source, JSON.parse(readFileSync(file, 'utf8')));
}
