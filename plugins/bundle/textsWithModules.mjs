import {readFileSync} from 'node:fs';

/**
 * Matches string literals that can be text ids, which have dots: `search.answer`,
 * `theme.NotFound.p2`.
 */
const literal = /(['"`])((?:\w+\.)+\w+)\1/g;

/**
 * Adds to a module the texts whose ids it contains. Ids are always literals in the source: the
 * framework requires it, and the content check `interface-texts` refuses others.
 * @param {string} source source of a module
 * @param {Readonly<Record<string, string>>} texts texts by id
 * @returns {string}
 */
export function withTexts(source, texts) {
  const ids = [...source.matchAll(literal)].map(([, , id = '']) => id);
  const own = ids.filter((id) => Object.hasOwn(texts, id)).map((id) => [id, texts[id]]);
  // The texts are on the first line, so that line numbers do not change.
  return own.length === 0
    ? source
    : `import codeTranslations from '@generated/codeTranslations';Object.assign(codeTranslations,${JSON.stringify(Object.fromEntries(own))});${source}`;
}

/**
 * Loader that moves interface texts into the modules that use them. The framework has the texts of
 * all modules in one table, which every reader of a translation fetches with the application. With
 * this loader the table is empty, and each lazy chunk contains its own texts. The option `file` is
 * the table that the framework generates.
 * @this {{ resourcePath: string, getOptions: () => {file: string}, addDependency: (file: string) =>
 *   void, }}
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
