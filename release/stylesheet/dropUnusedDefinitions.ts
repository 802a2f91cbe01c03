import type {ChildNode, Root} from 'postcss';
import {customPropertiesIn, type Usage} from './Usage.ts';

/** Returns all nodes below the root, each before its children. A walk takes as long as the rest. */
function nodesOf(root: Root): readonly ChildNode[] {
  const nodes: ChildNode[] = [];
  root.walk((node) => {
    nodes.push(node);
  });
  return nodes;
}

/** Removes animations that no declaration names. A name in a custom property counts too. */
function dropKeyframes(nodes: readonly ChildNode[], usage: Usage): void {
  const named = new Set(
    nodes.flatMap((node) =>
      node.type === 'decl' && /^--|^(-\w+-)?animation/.test(node.prop)
        ? node.value.split(/[\s,"']+/)
        : [],
    ),
  );
  for (const node of nodes) {
    if (
      node.type === 'atrule' &&
      node.name.endsWith('keyframes') &&
      !named.has(node.params) &&
      !usage.words.mayGenerate(node.params)
    ) {
      node.remove();
    }
  }
}

/** Removes custom properties that neither the sheet nor a page or script uses. */
function dropProperties(nodes: readonly ChildNode[], usage: Usage): void {
  let left = nodes.flatMap((node) => {
    const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    const removable =
      node.type === 'decl' &&
      node.prop.startsWith('--') &&
      !usage.properties.has(node.prop) &&
      !usage.words.mayGenerate(node.prop);
    const uses = customPropertiesIn(text);
    return removable || uses.size > 0
      ? [{node, uses, name: removable ? node.prop : undefined}]
      : [];
  });
  // Each pass makes those unused that only a property of the previous pass needed.
  for (let count = Infinity; left.length < count;) {
    count = left.length;
    const used = new Set(left.flatMap(({uses}) => [...uses]));
    left = left.filter(({node, name}) => {
      const stays = name === undefined || used.has(name);
      if (!stays) {
        node.remove();
      }
      return stays;
    });
  }
}

/** Removes rules and groups that are empty, and groups that are empty without those. */
function dropEmpty(nodes: readonly ChildNode[]): void {
  for (const node of [...nodes].reverse()) {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      node.remove();
    }
  }
}

/** Removes unused custom properties, unused animations and empty rules. */
export function dropUnusedDefinitions(root: Root, usage: Usage): void {
  dropKeyframes(nodesOf(root), usage);
  const nodes = nodesOf(root);
  dropProperties(nodes, usage);
  dropEmpty(nodes);
}
