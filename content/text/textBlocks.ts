import type {Nodes} from 'mdast';
import {frontMatterLine} from '../../plugins/frontMatter/readFrontMatter.ts';
import type {Document} from '../Document.ts';
import {isJsxElement, type JsxElement} from '../jsx.ts';
import {expressionTexts} from './expressionTexts.ts';
import {isName} from './isName.ts';
import {gap, textParts} from './textParts.ts';

/** A piece of running text that a reader perceives as a unit. */
export interface TextBlock {
  readonly text: string;
  /** Line of the file where it starts. */
  readonly line: number;
  /** Returns the line of the file for an offset in the text. */
  readonly lineAt: (offset: number) => number;
}

const at = (text: string, line: number): TextBlock => ({text, line, lineAt: () => line});

type LeaveOut = (node: Nodes) => boolean;

/** Joins the text of a block and keeps the line of each of its parts. */
function flatten(node: Nodes, leaveOut?: LeaveOut): TextBlock {
  const starts: {readonly offset: number; readonly line: number}[] = [];
  let text = '';
  for (const part of textParts(node, leaveOut)) {
    starts.push({offset: text.length, line: part.line});
    text += part.text;
  }
  const line = node.position?.start.line ?? 1;
  return {
    text,
    line,
    lineAt: (offset) => starts.filter((start) => start.offset <= offset).at(-1)?.line ?? line,
  };
}

function* attributeTexts(element: JsxElement): Generator<TextBlock> {
  const line = element.position?.start.line ?? 1;
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield* expressionTexts(attribute.data?.estree?.body);
    } else if (!isName(attribute.name)) {
      if (typeof attribute.value === 'string') {
        yield at(attribute.value, attribute.position?.start.line ?? line);
      } else {
        yield* expressionTexts(attribute.value?.data?.estree?.body);
      }
    }
  }
}

function* blocksIn(node: Nodes, leaveOut?: LeaveOut): Generator<TextBlock> {
  if (isJsxElement(node)) {
    yield* attributeTexts(node);
  }
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  if (isBlock) {
    yield flatten(node, leaveOut);
  }
  if ('children' in node) {
    for (const child of node.children) {
      // The text of inline parts already belongs to their block; only their attributes remain.
      if (!isBlock || isJsxElement(child) || 'children' in child) {
        yield* blocksIn(child, leaveOut);
      }
    }
  }
}

const frontMatterTexts = ['title', 'description'] as const;

/**
 * Yields everything in a document that a reader reads as text; code, addresses and names are left out.
 * @param leaveOut selects further nodes inside a sentence to leave out
 */
export function* textBlocks(
  {frontMatter, source, tree}: Document,
  leaveOut?: LeaveOut,
): Generator<TextBlock> {
  for (const key of frontMatterTexts) {
    const value = frontMatter[key];
    if (typeof value === 'string') {
      yield at(value, frontMatterLine(source, [key]));
    }
  }
  const items = frontMatter.items ?? frontMatter.tasks;
  if (Array.isArray(items)) {
    const key = frontMatter.items ? 'items' : 'tasks';
    for (const [index, item] of items.entries()) {
      for (const field of ['title', 'text', 'need']) {
        const value: unknown = (item as Readonly<Record<string, unknown>> | null)?.[field];
        if (typeof value === 'string') {
          yield at(value.replace(/`[^`]*`/g, gap), frontMatterLine(source, [key, index, field]));
        }
      }
    }
  }
  yield* blocksIn(tree, leaveOut);
}
