import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A short name: browsers would break `zh-TW` and `a/b` at the sign. */
const torn = /^(?=.*[-/])\S{1,16}$/;

/** A short name that begins with a sign that browsers keep in the line of the text before it. */
const stuck = /^[.,:;!?/)\]}]\S{0,15}$/;

/** A name that may be wider than a column. */
const long = /^\S{17,}$/;

/** Text after which a line can end, as far as a reader is concerned: all but an opening bracket. */
const complete = /[^\s([{（［【〔〈《「『“‘"']$/;

const textOf = (node: Root['children'][number] | undefined): string =>
  node?.type === 'text'
    ? node.value
    : node && 'children' in node
      ? node.children.map(textOf).join('')
      : '';

/**
 * Returns the classes of inline code: `long` if a line may end anywhere in it, `whole` if none may
 * end in it, `line-start` if in addition a line may start with it although browsers would not do so.
 * Lists such as “`.xml`、`.xliff`” would otherwise be one long word, which makes columns wide and is
 * torn anywhere.
 * @param before text before the code
 */
export function lineClasses(code: string, before: string): string[] {
  return [
    ...(long.test(code) ? ['long'] : []),
    ...(torn.test(code) ? ['whole'] : []),
    ...(stuck.test(code) && complete.test(before) ? ['line-start'] : []),
  ];
}

/** Rehype plugin that sets the classes of inline code (`lineClasses`), which `markdown.css` reads. */
export function rehypeInlineCode() {
  return (root: Root): void =>
    visit(root, 'element', (node, index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (node.tagName === 'code' && parent && index !== undefined && !isBlock) {
        const className = lineClasses(textOf(node), textOf(parent.children[index - 1]));
        if (className.length > 0) {
          node.properties.className = className;
        }
      }
    });
}
