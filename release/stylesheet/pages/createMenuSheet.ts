import {parse} from 'postcss';
import type parser from 'postcss-selector-parser';
import {menuAttribute} from '../../../src/browser/phoneMenu.ts';
import {dropUnusedDefinitions} from '../dropUnusedDefinitions.ts';
import {isKeyframeStep, selectorsOf} from '../selectors.ts';
import {usageOfPages} from '../Usage.ts';

/** Whether a selector can match only while the mobile menu is open. */
export const isOfMenu = (selector: parser.Selector): boolean =>
  selector.nodes.some((part) => part.type === 'attribute' && part.attribute === menuAttribute);

/**
 * Makes the sheet of the mobile menu: all rules that need the open menu, and all definitions of the
 * custom properties that they use. No page contains them. A page prefetches this sheet
 * (`src/intent/createLoader.ts`), so that the menu opens without the application.
 * @param css all rules of a language, in the order of the cascade
 * @returns an empty string if no rule needs the menu
 */
export function createMenuSheet(css: string): string {
  const root = parse(css);
  // Rules of the page may use custom properties that rules of the menu set.
  const properties = new Set<string>();
  root.walkRules((rule) => {
    if (isKeyframeStep(rule)) {
      return;
    }
    const selectors = selectorsOf(rule).filter(({selector}) => isOfMenu(selector));
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
  dropUnusedDefinitions(root, {...usageOfPages([]), properties});
  return root.toString();
}
