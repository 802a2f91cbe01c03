import type {Check, PlacedFinding} from './Check.ts';
import type {Document} from './site/Document.ts';
import {nodesOf} from './text/nodesOf.ts';

/** Marks of bold text that Markdown leaves in the text, where readers would see them. */
const visibleMarks = /\*\*.{0,10}/;

function findingsIn(document: Document): PlacedFinding[] {
  const {file, syntaxError, tree} = document;
  if (syntaxError) {
    return [
      {
        file,
        line: syntaxError.line,
        problem: `The file cannot be read: ${syntaxError.reason.split('\n')[0] ?? ''}.`,
        fix: 'Put braces and angle brackets into code spans, close every component, and keep the front matter valid YAML.',
      },
    ];
  }
  return nodesOf(tree).flatMap((node) => {
    const [marked] = (node.type === 'text' ? visibleMarks.exec(node.value) : null) ?? [];
    return marked === undefined
      ? []
      : {
          file,
          line: node.position?.start.line ?? 1,
          problem: `“${marked}…” shows its asterisks to readers.`,
          fix: 'Put the punctuation behind the bold text: “**PDF**：”. Markdown does not close bold text between punctuation and a letter.',
        };
  });
}

export const syntax: Check = {
  name: 'syntax',
  refuses: 'files that cannot be read as front matter and MDX, and bold text that is not closed',
  find: ({documents}) => documents.flatMap(findingsIn),
};
