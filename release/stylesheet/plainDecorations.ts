import type {Declaration, Root, Rule} from 'postcss';

/** Matches the property and its longhands, also with Safari's prefix. */
const decoration = /^(?:-webkit-)?text-decoration(?:-(line|style|color|thickness))?$/;

const parts = ['line', 'style', 'color', 'thickness'] as const;
type Part = (typeof parts)[number];

const lines = /^(none|underline|overline|line-through)$/;
const styles = /^(solid|double|dotted|dashed|wavy)$/;
const thicknesses = /^(auto|from-font|[\d.]+(px|r?em|%))$/;

/** Initial values of the longhands. */
const initial: Readonly<Record<Part, string>> = {
  line: 'none',
  style: 'solid',
  color: 'currentcolor',
  thickness: 'auto',
};

/** Splits a value into words, and keeps text in brackets together. */
const wordsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const partOf = (word: string): Part =>
  lines.test(word)
    ? 'line'
    : styles.test(word)
      ? 'style'
      : thicknesses.test(word)
        ? 'thickness'
        : 'color';

/** Reads the parts of a shorthand. Returns `undefined` if the words are ambiguous. */
function readShorthand(value: string): Readonly<Record<Part, string>> | undefined {
  const read: Record<Part, string> = {...initial};
  const words = wordsOf(value);
  const kinds = words.map(partOf);
  if (!kinds.includes('line') || new Set(kinds).size < kinds.length) {
    return undefined;
  }
  words.forEach((word, index) => {
    const kind = kinds[index];
    if (kind) {
      read[kind] = word;
    }
  });
  return read;
}

/** Merges the declarations of a rule. Returns `undefined` if one cannot be read. */
function readAll(declarations: readonly Declaration[]): Partial<Record<Part, string>> | undefined {
  let read: Partial<Record<Part, string>> = {};
  for (const {prop, value} of declarations) {
    const part = parts.find((one) => prop.endsWith(`-${one}`));
    const shorthand = part ? undefined : readShorthand(value);
    if (part) {
      read = {...read, [part]: value};
    } else if (shorthand) {
      read = shorthand;
    } else {
      return undefined;
    }
  }
  return read;
}

function rewrite(rule: Rule): void {
  const all = rule.nodes.filter((node) => node.type === 'decl');
  const own = all.filter(({prop}) => decoration.test(prop));
  const last = own.at(-1);
  const read = readAll(own);
  if (
    !last ||
    !read ||
    !own.some(({prop}) => prop.startsWith('-')) ||
    own.some((one) => one.important !== last.important)
  ) {
    return;
  }
  const isWhole = read.line !== undefined && read.thickness !== undefined;
  for (const part of parts) {
    const value = read[part];
    if (isWhole && part === 'line') {
      last.cloneBefore({prop: 'text-decoration', value: value ?? initial.line});
    } else if (value !== undefined && !(isWhole && value === initial[part])) {
      last.cloneBefore({prop: `text-decoration-${part}`, value});
    }
  }
  own.forEach((one) => one.remove());
}

/**
 * Writes each text decoration once, as longhands. The compiler writes it as a shorthand with colour
 * and width, and repeats it with a prefix for Safari. All browsers that can read the sheet support
 * the longhands without a prefix (Safari 12.1, Chrome 89, Firefox 70).
 */
export function plainDecorations(root: Root): void {
  root.walkRules(rewrite);
}
