import type {Root} from 'postcss';

/** Old names of properties, by the one that every browser knows that can read the sheet. */
const oldNames: ReadonlyMap<string, string> = new Map([
  ['grid-gap', 'gap'],
  ['grid-row-gap', 'row-gap'],
  ['grid-column-gap', 'column-gap'],
  ['-moz-column-gap', 'column-gap'],
  ['page-break-before', 'break-before'],
  ['page-break-after', 'break-after'],
  ['page-break-inside', 'break-inside'],
  ['-moz-column-break-after', 'break-after'],
  ['-moz-column-break-inside', 'break-inside'],
]);

/**
 * Takes out old names of properties where the same rule sets the new one as well. The compiler
 * writes them for browsers that cannot read the sheet at all: its media queries are ranges
 * (`width <= 996px`), which came years after the names (Chrome 104, Firefox 102, Safari 16.4).
 */
export function dropLegacyAliases(root: Root): void {
  root.walkDecls((declaration) => {
    const current = oldNames.get(declaration.prop);
    const twin = declaration.parent?.nodes.find(
      (node) => node.type === 'decl' && node.prop === current,
    );
    if (twin?.type === 'decl' && twin.important === declaration.important) {
      declaration.remove();
    }
  });
}
