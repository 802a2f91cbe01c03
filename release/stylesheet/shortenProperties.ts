import type {Root} from 'postcss';
import {customPropertiesIn, type Usage} from './Usage.ts';
import {shortName} from '../../src/lib/shortName.ts';

/**
 * Shortens the names of custom properties that only the sheet uses, the most frequent first.
 * Properties that a page or script sets or reads keep their names.
 */
export function shortenProperties(root: Root, usage: Usage): void {
  const uses = new Map<string, number>();
  const taken = new Set<string>(usage.properties);
  const count = (text: string) => {
    for (const name of text.match(/--[\w-]+/g) ?? []) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  };
  root.walk((node) => {
    if (node.type === 'decl') {
      count(`${node.prop} ${node.value}`);
    } else if (node.type === 'atrule') {
      customPropertiesIn(node.params).forEach((name) => taken.add(name));
    }
  });
  const short = new Map<string, string>();
  let index = 0;
  const own = [...uses].filter(([name]) => !taken.has(name) && !usage.words.mayGenerate(name));
  // Names break ties, so that the output is deterministic.
  own.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  for (const [name] of own) {
    let candidate: string;
    do {
      candidate = `--${shortName(index)}`;
      index += 1;
    } while (uses.has(candidate) || taken.has(candidate) || usage.words.mayGenerate(candidate));
    short.set(name, candidate);
  }
  const shorten = (text: string) => text.replace(/--[\w-]+/g, (name) => short.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
}
