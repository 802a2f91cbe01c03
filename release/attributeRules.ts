import type {MovedStyles} from './moveStyleAttributes.ts';

/**
 * Returns the CSS rules of moved style attributes. `:not(#_)` adds the specificity of an id, so
 * that they override the rules of classes, as an attribute would.
 */
export function attributeRules(rules: MovedStyles['rules']): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, style]) => `[data-style="${name}"]:not(#_){${style}}\n`)
    .join('');
}
