import {inlineEnd, inlineSigns, plainOf, type InlineKind} from './signs.ts';

/** A range of a line with one formatting. */
export interface Stretch {
  readonly kind: InlineKind | 'text';
  readonly text: string;
}

const kinds = new Map<string, InlineKind>(
  Object.entries(inlineSigns).map(([kind, sign]) => [sign, kind as InlineKind]),
);

/** Splits a line into ranges of the same formatting. */
export function inlineOf(line: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const part of line.split(new RegExp(`(?=[${[...kinds.keys()].join('')}])|${inlineEnd}`))) {
    const text = plainOf(part);
    if (text !== '') {
      stretches.push({kind: kinds.get(part.charAt(0)) ?? 'text', text});
    }
  }
  return stretches;
}
