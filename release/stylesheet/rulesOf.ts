import {parse} from 'postcss';

/**
 * Equal for two sheets that hold the same rules, whatever their order: the bundler writes modules
 * that do not depend on each other in one order for one language and in another for the next.
 */
export const rulesOf = (css: string): string =>
  parse(css)
    .nodes.map(String)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('\n');
