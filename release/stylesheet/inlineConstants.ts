import type {Declaration, Root} from 'postcss';
import type {Usage} from './Usage.ts';

const reference = /var\((--[\w-]+)\)/g;
/** Matches values that depend on the element or are not defined. */
const cssWide = /^(initial|inherit|unset|revert|revert-layer|)$/;

/** Whether a declaration applies to the whole page, in every mode, on every screen. */
const isGlobal = ({parent}: Declaration) =>
  parent?.type === 'rule' &&
  (parent as {selector?: string}).selector === ':root' &&
  parent.parent?.type === 'root';

const isWorthIt = (name: string, value: string, uses: number) =>
  value.length * uses <= `var(${name})`.length * uses + `${name}:${value};`.length;

function constantsOf(root: Root, usage: Usage): Map<string, string> {
  const declarations = new Map<string, Declaration[]>();
  const uses = new Map<string, number>();
  root.walkDecls((declaration) => {
    const {prop, value} = declaration;
    if (prop.startsWith('--')) {
      declarations.set(prop, [...(declarations.get(prop) ?? []), declaration]);
    }
    for (const [, name = ''] of value.matchAll(reference)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  });
  const constants = new Map<string, string>();
  for (const [name, all] of declarations) {
    // The last of several declarations with the same specificity wins.
    const last = all.at(-1);
    if (
      last &&
      all.every((one) => isGlobal(one) && !one.important) &&
      !cssWide.test(last.value.trim().toLowerCase()) &&
      !last.value.includes('var(') &&
      !usage.properties.has(name) &&
      !usage.words.mayGenerate(name) &&
      isWorthIt(name, last.value, uses.get(name) ?? 0)
    ) {
      constants.set(name, last.value.trim());
    }
  }
  return constants;
}

/** @returns the number of changed declarations, whose values may now be constants. */
function writeConstants(root: Root, constants: ReadonlyMap<string, string>): number {
  let changed = 0;
  root.walkDecls((declaration) => {
    const {value} = declaration;
    // Spaces separate adjacent values: `var(--a)var(--b)` is two values.
    const written = value.replace(reference, (whole, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? whole : ` ${constant} `;
    });
    if (written !== value) {
      declaration.value = written.replace(/ {2,}/g, ' ').trim();
      changed += 1;
    }
  });
  return changed;
}

/**
 * Replaces references to custom properties that never change with their values. Infima has a
 * property for each measure so that a site can set it, and ours are fixed at build time. A property
 * stays if a rule other than `:root`, a page or a script gives it another value, or if the sheet
 * would grow. `dropUnusedDefinitions` removes properties without references.
 */
export function inlineConstants(root: Root, usage: Usage): void {
  let written: number;
  do {
    written = writeConstants(root, constantsOf(root, usage));
  } while (written > 0);
}
