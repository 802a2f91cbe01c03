import {parse} from 'postcss';
import parser from 'postcss-selector-parser';
import {canMatch} from '../canMatch.ts';
import {isStep} from '../isStep.ts';
import type {Usage} from '../Usage.ts';

/** What a page needs of a sheet, and what that weighs. */
export interface Needs {
  /** Characters of each selector of the sheet, with its share of the declarations. */
  readonly weights: readonly number[];
  /** Positions in `weights` of those selectors that something on a page can match. */
  readonly neededBy: (usage: Usage) => ReadonlySet<number>;
}

/**
 * Reads the selectors of a sheet once, so that many pages can be asked about.
 * Throws a `CssSyntaxError` where the sheet cannot be read.
 */
export function readNeeds(css: string): Needs {
  const selectors: parser.Selector[] = [];
  const weights: number[] = [];
  parse(css).walkRules((rule) => {
    if (isStep(rule)) {
      return;
    }
    const {nodes} = parser().astSync(rule.selector);
    const share = rule.toString().length / nodes.length;
    selectors.push(...nodes);
    weights.push(...nodes.map(() => share));
  });
  return {
    weights,
    neededBy: (usage) =>
      new Set(selectors.flatMap((selector, index) => (canMatch(selector, usage) ? [index] : []))),
  };
}
