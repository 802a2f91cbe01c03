import {parse} from 'postcss';
import {dropFallbacks, dropOverridden} from './dropOverridden.ts';
import {dropUnusedDefinitions} from './dropUnusedDefinitions.ts';
import {dropUnusedSelectors} from './dropUnusedSelectors.ts';
import {inlineConstants} from './inlineConstants.ts';
import {plainDecorations} from './plainDecorations.ts';
import {shortenProperties} from './shortenProperties.ts';
import type {Usage} from './Usage.ts';

/**
 * Removes from a stylesheet what no page of the site can use, and shortens the rest. The order of
 * the rules and the look of each element in each state do not change. Throws a `CssSyntaxError` if
 * the sheet cannot be read.
 */
export function trimStylesheet(css: string, usage: Usage): string {
  const root = parse(css);
  dropUnusedSelectors(root, usage);
  dropFallbacks(root);
  dropOverridden(root);
  inlineConstants(root, usage);
  // Constants are now literal values, and a later rule can override a declaration of the same name.
  plainDecorations(root);
  dropOverridden(root);
  dropUnusedDefinitions(root, usage);
  shortenProperties(root, usage);
  return root.toString();
}
