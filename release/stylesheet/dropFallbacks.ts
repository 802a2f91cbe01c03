import type {Root} from 'postcss';

/**
 * Takes out the declarations that stand before one of the same property with a `var()` in the same
 * rule. Infima writes such a pair for each of its variables, for browsers without custom
 * properties. Where there are custom properties the second always wins: a browser knows its value
 * only when it is too late to fall back to the first (CSS Custom Properties 1, section 3.1).
 */
export function dropFallbacks(root: Root): void {
  root.walkRules((rule) => {
    const decided = new Set<string>();
    for (const node of [...rule.nodes].reverse()) {
      if (node.type === 'decl') {
        const what = `${node.prop}${node.important ? '!' : ''}`;
        if (decided.has(what)) {
          node.remove();
        } else if (node.value.includes('var(')) {
          decided.add(what);
        }
      }
    }
  });
}
