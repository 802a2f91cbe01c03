import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

const collected = new WeakMap<Nodes, readonly Nodes[]>();

/**
 * Returns a node and all nodes below it, in the order of the document. A dozen checks ask for those
 * of each page, so they are collected once: each visit of all pages takes 0.2 s.
 */
export function nodesOf(root: Nodes): readonly Nodes[] {
  const known = collected.get(root);
  if (known) {
    return known;
  }
  const nodes: Nodes[] = [];
  visit(root, (node) => {
    nodes.push(node);
  });
  collected.set(root, nodes);
  return nodes;
}
