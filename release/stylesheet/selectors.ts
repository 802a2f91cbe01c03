import {
  atRule,
  root as newRoot,
  rule as newRule,
  type AtRule,
  type ChildNode,
  type Root,
  type Rule,
} from 'postcss';
import parser from 'postcss-selector-parser';

/** Whether a rule is a step of an animation, whose `50%` is not a selector. */
export const isKeyframeStep = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

export interface ReadSelector {
  readonly text: string;
  readonly selector: parser.Selector;
}

const none: readonly ReadSelector[] = [];

/** Read selectors are cached, because every page uses the same rules. */
const read = new Map<string, readonly ReadSelector[]>();

/** Returns the selectors of a rule, or none for a step of an animation. */
export function selectorsOf(rule: Rule): readonly ReadSelector[] {
  if (isKeyframeStep(rule)) {
    return none;
  }
  const known = read.get(rule.selector);
  if (known) {
    return known;
  }
  const selectors = parser()
    .astSync(rule.selector)
    .nodes.map((selector) => ({text: String(selector), selector}));
  read.set(rule.selector, selectors);
  return selectors;
}

type Stays = (selector: ReadSelector) => boolean;

function copiesOf(node: ChildNode, stays: Stays): readonly ChildNode[] {
  if (node.type === 'decl' || node.type === 'comment') {
    return [node.clone()];
  }
  const selectors = node.type === 'rule' ? selectorsOf(node) : none;
  const kept = selectors.filter(stays);
  if (selectors.length > 0 && kept.length === 0) {
    return [];
  }
  const nodes = node.nodes?.flatMap((child) => copiesOf(child, stays));
  const {raws} = node;
  if (node.type === 'atrule') {
    const {name, params} = node;
    return [atRule({name, params, raws, ...(nodes && {nodes})})];
  }
  const selector =
    kept.length === selectors.length ? node.selector : kept.map(({text}) => text).join(',');
  return [newRule({selector, raws, nodes: nodes ?? []})];
}

/**
 * Returns a copy of a sheet without the selectors for which `stays` returns false, and without rules
 * that have no selector left. It copies only what stays, which is much faster for a page than cutting
 * a copy of the whole sheet.
 */
export function copySelected({nodes, raws}: Root, stays: Stays): Root {
  return newRoot({nodes: nodes.flatMap((node) => copiesOf(node, stays)), raws});
}
