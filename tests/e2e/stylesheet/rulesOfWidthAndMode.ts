import postcss, {type Node} from 'postcss';

const dependsOnWidth = (node: Node | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && 'params' in node && String(node.params).includes('width')) ||
    dependsOnWidth(node.parent));

/**
 * Returns selectors of rules that apply at some widths only and name a colour mode. If there are none,
 * a page that looks right at each width and in each mode does so in all combinations.
 */
export function rulesOfWidthAndMode(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector.includes('data-theme') && dependsOnWidth(rule)) {
      found.push(rule.selector);
    }
  });
  return found;
}
