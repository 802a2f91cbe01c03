import {markRanges, type MarkRange} from '../../engine/query.ts';

/** Selects text that is hidden or not part of the article. */
const skipped =
  'nav, script, style, noscript, textarea, svg, [popover], [hidden], [aria-hidden="true"], .visually-hidden';

/** Anybody can write an address, so the numbers of words and marks are limited. */
const mostWords = 20;
const longestWord = 100;
const mostMarks = 500;

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) {
      texts.push(walker.currentNode);
    }
  }
  return texts;
}

/**
 * Marks ranges of one text node. The node itself stays in place and keeps the text before the first
 * mark, because the application references it and may change or remove it at any time.
 */
function markText(node: Text, ranges: readonly MarkRange[]): () => void {
  const text = node.data;
  const added: ChildNode[] = [];
  ranges.forEach(([start, end], index) => {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    const next = ranges[index + 1]?.[0] ?? text.length;
    added.push(mark, document.createTextNode(text.slice(end, next)));
  });
  const kept = text.slice(0, ranges[0]?.[0]);
  node.data = kept;
  node.after(...added);
  return () => {
    added.forEach((part) => part.remove());
    if (node.data === kept) {
      node.data = text;
    }
  };
}

/**
 * Marks words in the text below an element.
 * @returns a function that removes all marks and restores the nodes.
 */
export function markWords(root: Element, words: readonly string[]): () => void {
  const terms = words.filter(({length}) => length <= longestWord).slice(0, mostWords);
  const undo: (() => void)[] = [];
  let left = mostMarks;
  for (const node of textsIn(root)) {
    const ranges = markRanges(node.data, terms).slice(0, left);
    if (ranges.length > 0) {
      left -= ranges.length;
      undo.push(markText(node, ranges));
    }
    if (left === 0) {
      break;
    }
  }
  return () => undo.forEach((restore) => restore());
}
