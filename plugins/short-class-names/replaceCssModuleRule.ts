import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;
type Loaders = NonNullable<Extract<Rules[number], {use?: unknown}>['use']>;

const matches = (rule: Rules[number], file: string) =>
  typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test(file);

/**
 * Returns the rules of the bundler with other loaders for CSS modules. Throws if there is not
 * exactly one rule for them, which means that the framework has changed.
 */
export function replaceCssModuleRule(rules: Rules, use: Loaders): Rules {
  const isWanted = (rule: Rules[number]) =>
    matches(rule, 'a.module.css') && !matches(rule, 'a.css');
  if (rules.filter(isWanted).length !== 1) {
    throw new Error(
      'plugins/short-class-names: the framework no longer has one rule for *.module.css. ' +
        'Compare it with node_modules/@docusaurus/core/lib/webpack/base.js.',
    );
  }
  return rules.map((rule) => (isWanted(rule) && typeof rule === 'object' ? {...rule, use} : rule));
}
