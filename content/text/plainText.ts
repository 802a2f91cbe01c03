import type {Nodes} from 'mdast';
import {textParts} from './textParts.ts';

/** Returns the running text of a node as one string; see `textParts`. */
export function plainText(node: Nodes): string {
  return [...textParts(node)].map(({text}) => text).join('');
}
