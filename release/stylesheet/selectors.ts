import {
  atRule,
  root as emptyRoot,
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

function keepSelectors(rule: Rule, selectors: readonly ReadSelector[]): Rule {
  rule.selector = selectors.map(({text}) => text).join(',');
  return rule;
}

/** Removes the selectors for which `stays` returns false, and rules without a selector left. */
export function dropSelectors(root: Root, stays: Stays): void {
  root.walkRules((rule) => {
    const selectors = selectorsOf(rule);
    const kept = selectors.filter(stays);
    if (kept.length === selectors.length) {
      return;
    }
    if (kept.length === 0) {
      rule.remove();
    } else {
      keepSelectors(rule, kept);
    }
  });
}

function copiesOf(node: ChildNode, stays: Stays): readonly ChildNode[] {
  if (node.type === 'rule') {
    const selectors = selectorsOf(node);
    const kept = selectors.filter(stays);
    return kept.length === 0 ? [] : [keepSelectors(node.clone(), kept)];
  }
  const isGroup = node.type === 'atrule' && node.nodes?.some(({type}) => type !== 'decl');
  if (!isGroup || node.name.endsWith('keyframes')) {
    return [node.clone()];
  }
  const {name, params, raws} = node;
  const nodes = (node.nodes ?? []).flatMap((child) => copiesOf(child, stays));
  return [atRule({name, params, raws, nodes})];
}

/**
 * Returns a copy of a sheet as `dropSelectors` would leave it. It copies only what stays, so it is
 * faster where little stays. Nested rules are copied with their parent as they are.
 */
export function copySelected({nodes, raws}: Root, stays: Stays): Root {
  return emptyRoot({nodes: nodes.flatMap((node) => copiesOf(node, stays)), raws});
}
