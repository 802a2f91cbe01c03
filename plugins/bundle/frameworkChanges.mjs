/**
 * @typedef {object} FrameworkChange
 * @property {string} file end of the file's path, below `@docusaurus/`
 * @property {readonly (readonly [from: string, to: string])[]} replacements
 */

/**
 * Places in the framework that no configuration reaches and that cost every reader something, each
 * with the reason. Look at each when the framework is updated: the build stops when one is gone.
 * @type {readonly FrameworkChange[]}
 */
export const frameworkChanges = [
  {
    // The page for addresses that do not exist gets a chunk with a name, and reports that name, as
    // `namedRegistry` does for pages that the registry knows.
    file: 'core/lib/client/exports/ComponentCreator.js',
    replacements: [
      [
        "import('@theme/NotFound')",
        `import(/* webpackChunkName: "not-found" */ '@theme/NotFound')`,
      ],
      ["modules: ['@theme/NotFound']", "modules: ['not-found']"],
    ],
  },
  {
    // Everything that asks whether it runs in a browser renders once more after hydration. Nobody
    // waits for that: as a transition it lets the reader in between.
    file: 'core/lib/client/browserContext.js',
    replacements: [
      [
        'import React, { useEffect, useState }',
        'import React, { startTransition, useEffect, useState }',
      ],
      ['setIsBrowser(true);', 'startTransition(() => setIsBrowser(true));'],
    ],
  },
  {
    // Property names need some order, not that of a language: the first comparison by language
    // loads the browser's tables, 40 ms on a slow phone while the page is taken over.
    file: 'theme-common/lib/utils/reactUtils.js',
    replacements: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  },
];

/** @param {string} path of a file, with slashes of any kind */
const changeOf = (path) =>
  frameworkChanges.find(({file}) => path.replaceAll('\\', '/').endsWith(`/@docusaurus/${file}`));

/** @param {string} path */
export const isChanged = (path) => changeOf(path) !== undefined;

/**
 * A loader for the files of `frameworkChanges`. Throws where a place is not as it was.
 * @this {{readonly resourcePath: string}}
 * @param {string} source
 * @returns {string}
 */
export default function changeFramework(source) {
  return (changeOf(this.resourcePath)?.replacements ?? []).reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(
        `${this.resourcePath} no longer has “${from}”. The framework has changed: see whether ` +
          'plugins/bundle/frameworkChanges.mjs still needs its entry, and write it anew or take it out.',
      );
    }
    return text.replaceAll(from, () => to);
  }, source);
}
