import {parse} from 'postcss';
import type parser from 'postcss-selector-parser';
import {dropUnusedDefinitions} from '../dropUnusedDefinitions.ts';
import {isKeyframeStep, selectorsOf} from '../selectors.ts';
import {usageOf} from '../Usage.ts';

/**
 * Makes the sheet of a state that pages reach without the application: the rules that only this
 * state needs, and all definitions of the custom properties that they use.
 * @param css all rules of a language, in the order of the cascade
 * @param isOfState whether a selector matches in this state only
 * @param usedElsewhere custom properties that other sheets of the state use
 * @returns an empty string if no rule needs the state
 */
export function stateSheet(
  css: string,
  isOfState: (selector: parser.Selector) => boolean,
  usedElsewhere: ReadonlySet<string> = new Set(),
): string {
  const root = parse(css);
  // Rules of the page may use custom properties that rules of the state set.
  const properties = new Set(usedElsewhere);
  root.walkRules((rule) => {
    if (isKeyframeStep(rule)) {
      return;
    }
    const selectors = selectorsOf(rule).filter(({selector}) => isOfState(selector));
    if (selectors.length > 0) {
      rule.selector = selectors.map(({text}) => text).join(',');
      rule.walkDecls(/^--/, ({prop}) => {
        properties.add(prop);
      });
    } else {
      rule.walkDecls(/^(?!--)/, (declaration) => {
        declaration.remove();
      });
    }
  });
  root.walkAtRules(/^(font-face|property|page|charset)$/, (rule) => {
    rule.remove();
  });
  dropUnusedDefinitions(root, {...usageOf([]), properties});
  return root.toString();
}
