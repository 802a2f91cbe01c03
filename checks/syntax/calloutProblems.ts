import type {Nodes} from 'mdast';
import {calloutNames} from '../../config/calloutNames.ts';

interface Problem {
  readonly problem: string;
  readonly fix: string;
}

const names = calloutNames.map((name) => `\`:::${name}\``).join(', ');

/**
 * Returns what is wrong with a callout: a name that there is not, an end that is missing, or colons
 * that readers see because Markdown found no callout.
 * @param lines lines of the file
 */
export function calloutProblems(node: Nodes, lines: readonly string[]): readonly Problem[] {
  if (node.type === 'text' && /^:::/m.test(node.value)) {
    return [
      {
        problem: `“${/^:::.*/m.exec(node.value)?.[0] ?? ''}” shows its colons to readers.`,
        fix: `Begin a callout with one of ${names}, without a space, and end it with \`:::\`, each on a line with nothing else.`,
      },
    ];
  }
  if (node.type !== 'containerDirective') {
    return [];
  }
  const lastLine = lines[(node.position?.end.line ?? 1) - 1] ?? '';
  return [
    ...(calloutNames.includes(node.name)
      ? []
      : [{problem: `There is no callout “:::${node.name}”.`, fix: `Write one of ${names}.`}]),
    ...(/^\s*:::+\s*$/.test(lastLine)
      ? []
      : [
          {
            problem: `The callout “:::${node.name}” has no end, so everything below belongs to it.`,
            fix: 'Write `:::` on a line by itself where it ends.',
          },
        ]),
  ];
}
