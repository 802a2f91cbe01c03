import type {Nodes} from 'mdast';
import type {Document} from '../../content/Document.ts';
import {headingId} from '../../content/headingsOf.ts';
import {isJsxElement, type JsxElement} from '../../content/jsx.ts';
import {isName} from '../../content/text/isName.ts';
import {parseMeta} from '../../plugins/code-highlight/parseMeta.ts';
import {topId} from '../sections/sectionsOf.ts';
import {expressionPieces} from './expressionPieces.ts';
import {frontMatterPieces} from './frontMatterPieces.ts';
import {inlineParts} from './inlineParts.ts';
import {isCode, trimmed} from './Part.ts';
import {hasLetter, type Piece, type Syntax} from './Piece.ts';

/** Properties with names and measures, in addition to those that the content checks leave out. */
const names = /^(?:api|product|tag|widths|sourceLang|targetLang)$/;

/** Inline components. The texts of all other components are separate from the sentence. */
const inSentence = /^(?:Term|Kbd|Plan|Tag|Ins|Del|Diff|Underlined|Mono|Addresses|Pin|[a-z].*)$/;

const isApart = (node: Nodes): node is JsxElement =>
  isJsxElement(node) && !inSentence.test(node.name ?? 'fragment');

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

/** The comment that gives a heading its id. */
const isComment = (node: Nodes) =>
  node.type === 'mdxTextExpression' && /^\/\*[\s\S]*\*\/$/.test(node.value.trim());

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Offsets of neighbouring nodes, without surrounding white space. */
function contentRange(nodes: readonly Nodes[], source: string) {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const start = first ? startOf(first) : 0;
  const raw = source.slice(start, last ? endOf(last) : start);
  return {
    start: start + raw.length - raw.trimStart().length,
    end: start + raw.trimEnd().length,
  };
}

function sentencePiece(
  kind: string,
  nodes: readonly Nodes[],
  source: string,
  syntax: Syntax,
): Piece[] {
  const {start, end} = contentRange(nodes, source);
  const parts = trimmed(inlineParts(nodes, source));
  const hasWords = parts.some((part) => !isCode(part) && hasLetter(part));
  const fixed = hasWords ? {} : {fixed: source.slice(start, end)};
  return [{kind, start, end, children: [], slot: {start, end, syntax, parts}, ...fixed}];
}

/** Texts in a line: each element of a figure is one text, and so is a whole sentence. */
function linePieces(
  kind: string,
  children: readonly Nodes[],
  source: string,
  syntax: Syntax,
): Piece[] {
  const nodes = children.filter((node) => !isComment(node));
  const shown = nodes.filter((node) => !isBlank(node));
  if (shown.length === 0) {
    return [];
  }
  return shown.some(isApart) && shown.every(isJsxElement)
    ? shown.map((node) => piece(node, source))
    : sentencePiece(kind, nodes, source, syntax);
}

function* attributePieces(element: JsxElement, source: string): Generator<Piece> {
  for (const attribute of element.attributes) {
    if (
      attribute.type === 'mdxJsxExpressionAttribute' ||
      isName(attribute.name) ||
      names.test(attribute.name)
    ) {
      continue;
    }
    const {name, value} = attribute;
    if (typeof value === 'string' && value.trim() !== '') {
      const end = (attribute.position?.end.offset ?? 0) - 1;
      const raw = source.slice(attribute.position?.start.offset ?? 0, end);
      const start = end - raw.length + (/^[^=]*=\s*["']/.exec(raw)?.[0].length ?? 0);
      const slot = {start, end, syntax: 'attribute' as const, parts: [value]};
      yield {kind: name, start, end, children: [], slot, ...(!hasLetter(value) && {fixed: value})};
    } else if (typeof value === 'object') {
      yield* expressionPieces(value?.data?.estree?.body, source, name);
    }
  }
}

function childPieces(node: Nodes, source: string): Piece[] {
  if (isJsxElement(node)) {
    const children = node.children as Nodes[];
    const flow = node.type === 'mdxJsxFlowElement' && children.some(({type}) => type !== 'text');
    return [
      ...attributePieces(node, source),
      ...(flow
        ? children.map((child) => piece(child, source))
        : linePieces('text', children, source, 'markdown')),
    ];
  }
  if (node.type === 'mdxFlowExpression') {
    return [...expressionPieces(node.data?.estree?.body, source, 'expression')];
  }
  if (node.type === 'code') {
    const title = /^[^\n]*?\stitle=(?<value>"[^"\n]+"|'[^'\n]+')/d.exec(
      source.slice(startOf(node), endOf(node)),
    );
    const [from, to] = title?.indices?.groups?.value ?? [];
    if (from === undefined || to === undefined) {
      return [];
    }
    const place = {start: startOf(node) + from, end: startOf(node) + to};
    // The source may write `&amp;`, as in an attribute. Remark has decoded it in the meta string.
    const parts = [parseMeta(node.meta ?? '').title ?? ''];
    return [{kind: 'title', ...place, children: [], slot: {...place, syntax: 'title', parts}}];
  }
  return 'children' in node ? (node.children as Nodes[]).map((child) => piece(child, source)) : [];
}

/** Creates the piece of a block, or of a row or item of a block. */
function piece(node: Nodes, source: string): Piece {
  const place = {start: startOf(node), end: endOf(node)};
  const kind = isJsxElement(node)
    ? (node.name ?? 'fragment')
    : node.type === 'containerDirective'
      ? `callout-${node.name}`
      : node.type;
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const syntax = node.type === 'tableCell' ? 'cell' : 'markdown';
    const pieces = linePieces(kind, node.children, source, syntax);
    const [only] = pieces;
    // A new section takes over the whole heading, including its id.
    return pieces.length === 1 && only?.kind === kind
      ? {...only, ...place}
      : {kind, ...place, children: pieces};
  }
  return {kind, ...place, children: childPieces(node, source)};
}

/**
 * Returns the outline of a page: sections (kind `section:<id>`, and `item:<id>` for the items of a
 * post), their blocks, and the texts in the blocks.
 */
export function outline({tree, source}: Pick<Document, 'tree' | 'source'>): Piece[] {
  const {page, items} = frontMatterPieces(source);
  const sections: {id: string; children: Piece[]}[] = [{id: topId, children: [...page]}];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      sections.push({id: headingId(node) ?? `heading-${sections.length}`, children: []});
    }
    if (node.type !== 'yaml') {
      sections.at(-1)?.children.push(piece(node, source));
    }
  }
  const pieces = sections
    .filter(({children}) => children.length > 0)
    .map(({id, children}) => ({
      kind: `section:${id}`,
      start: children[0]?.start ?? 0,
      end: children.at(-1)?.end ?? 0,
      children,
    }));
  return [...items, ...pieces];
}
