import {parse} from 'postcss';
import parser from 'postcss-selector-parser';
import type {ReadPage} from '../../Page.ts';
import {canMatch} from '../canMatch.ts';
import {isStep} from '../isStep.ts';
import type {Usage} from '../Usage.ts';
import {usageOfPages} from '../usageOfPages.ts';
import {PageElements} from './PageElements.ts';
import {relaxSelector, type Piece} from './relaxSelector.ts';

/** What pages need of a sheet, and what that weighs. */
export interface Needs {
  /** The selectors of the sheet, each once. */
  readonly selectors: readonly string[];
  /** Characters of each selector wherever it stands, with its share of the declarations. */
  readonly weights: readonly number[];
  /** Positions of those selectors that something on a page can match. */
  readonly neededBy: (page: ReadPage) => ReadonlySet<number>;
}

/** A reader opens `details` without any script. */
function usageWithStates(page: ReadPage): Usage {
  const usage = usageOfPages([page]);
  return {...usage, attributes: new Set([...usage.attributes, 'open'])};
}

/**
 * Reads the selectors of a sheet once, so that many pages can be asked about.
 * Throws a `CssSyntaxError` where the sheet cannot be read.
 */
export function readNeeds(css: string): Needs {
  const known = new Map<string, {readonly selector: parser.Selector; weight: number}>();
  parse(css).walkRules((rule) => {
    if (isStep(rule)) {
      return;
    }
    const {nodes} = parser().astSync(rule.selector);
    const share = rule.toString().length / nodes.length;
    for (const selector of nodes) {
      const text = String(selector);
      const entry = known.get(text) ?? {selector, weight: 0};
      entry.weight += share;
      known.set(text, entry);
    }
  });
  const entries = [...known.values()];
  const relaxed = new Map<string, readonly (readonly Piece[])[]>();

  function neededBy(page: ReadPage): ReadonlySet<number> {
    const usage = usageWithStates(page);
    // Nearly all pages have the same scripts.
    const scripts = page.scripts.join('\n');
    const pieces =
      relaxed.get(scripts) ?? entries.map(({selector}) => relaxSelector(selector, usage.words));
    relaxed.set(scripts, pieces);
    const elements = new PageElements(page.html);
    return new Set(
      entries.flatMap(({selector}, index) =>
        canMatch(selector, usage) && (pieces[index] ?? []).every((piece) => elements.match(piece))
          ? [index]
          : [],
      ),
    );
  }

  return {
    selectors: [...known.keys()],
    weights: entries.map(({weight}) => weight),
    neededBy,
  };
}
