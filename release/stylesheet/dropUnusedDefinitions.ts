import type {Root} from 'postcss';
import {customPropertiesIn, type Usage} from './Usage.ts';

/** Removes custom properties that neither the sheet nor a page or script uses. */
function dropProperties(root: Root, usage: Usage): void {
  // Each pass makes those unused that only a property of the previous pass needed.
  for (let dropped = true; dropped;) {
    dropped = false;
    const used = new Set<string>();
    root.walk((node) => {
      const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
      customPropertiesIn(text).forEach((name) => used.add(name));
    });
    root.walkDecls(/^--/, (declaration) => {
      const {prop} = declaration;
      if (!used.has(prop) && !usage.properties.has(prop) && !usage.words.mayGenerate(prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  }
}

/** Removes animations that no declaration names. A name in a custom property counts too. */
function dropKeyframes(root: Root, usage: Usage): void {
  const named = new Set<string>();
  root.walkDecls(/^--|^(-\w+-)?animation/, ({value}) => {
    value.split(/[\s,"']+/).forEach((name) => named.add(name));
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!named.has(rule.params) && !usage.words.mayGenerate(rule.params)) {
      rule.remove();
    }
  });
}

/** Removes rules and groups that are empty. */
function dropEmpty(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        dropped = true;
      }
    });
  }
}

/** Removes unused custom properties, unused animations and empty rules. */
export function dropUnusedDefinitions(root: Root, usage: Usage): void {
  dropKeyframes(root, usage);
  dropProperties(root, usage);
  dropEmpty(root);
}
