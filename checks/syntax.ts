import type {Nodes} from 'mdast';
import type {Document} from '../content/Document.ts';
import {nodesOf} from '../content/nodesOf.ts';
import type {Check, PlacedFinding} from './Check.ts';
import {calloutProblems} from './syntax/calloutProblems.ts';
import {syntaxFix} from './syntax/syntaxFix.ts';

/** Marks of bold text that Markdown leaves in the text, where readers would see them. */
const visibleMarks = /\*\*.{0,10}/;

function boldProblems(node: Nodes) {
  const [marked] = (node.type === 'text' ? visibleMarks.exec(node.value) : null) ?? [];
  return marked === undefined
    ? []
    : [
        {
          problem: `“${marked}…” shows its asterisks to readers.`,
          fix: 'Close the bold text with `**`. If it is closed, put the punctuation behind it: “**PDF**：”. Markdown does not close bold text between punctuation and a letter.',
        },
      ];
}

function findingsIn({file, source, syntaxError, tree}: Document): PlacedFinding[] {
  const lines = source.split(/\r?\n/);
  if (syntaxError) {
    const {line, reason} = syntaxError;
    const endOfFrontMatter = lines.indexOf('---', 1) + 1;
    return [
      {
        file,
        line,
        problem: `The file cannot be read: ${reason.split('\n')[0] ?? ''}.`,
        fix: syntaxFix(reason, lines[line - 1] ?? '', line <= endOfFrontMatter),
      },
    ];
  }
  return nodesOf(tree).flatMap((node) =>
    [...boldProblems(node), ...calloutProblems(node, lines)].map((found) => ({
      file,
      line: node.position?.start.line ?? 1,
      ...found,
    })),
  );
}

export const syntax: Check = {
  name: 'syntax',
  refuses:
    'files that cannot be read as front matter and MDX, bold text that is not closed, callouts that are unknown or not closed',
  find: ({documents}) => documents.flatMap(findingsIn),
};
