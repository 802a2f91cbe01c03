import {createHash} from 'node:crypto';
import type {MovedStyles} from './moveStyleAttributes.ts';

export interface Stylesheet {
  /** Path from the root of the site; carries a hash of the content. */
  readonly href: string;
  readonly css: string;
}

/**
 * Makes a stylesheet of moved style attributes. `:root` lifts them above the rules of classes, as
 * an attribute would stand above them.
 */
export function stylesheetOf(rules: MovedStyles['rules']): Stylesheet {
  const css = [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, style]) => `:root [data-style="${name}"]{${style}}\n`)
    .join('');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {href: `/assets/css/attributes.${hash}.css`, css};
}
