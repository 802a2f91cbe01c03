import type {Heading, Nodes} from 'mdast';
import type {Document} from '../../content/Document.ts';
import {headingId} from '../../content/headingsOf.ts';
import {isJsxElement, type JsxElement} from '../../content/jsx.ts';
import {expressionTexts} from '../../content/text/expressionTexts.ts';
import {plainText} from '../../content/text/plainText.ts';
import {frontMatterLine} from '../../plugins/frontMatter/readFrontMatter.ts';
import type {Section} from './Section.ts';

/** Component properties that contain an address or control the appearance. */
const noWords = new Set([
  'className',
  'direction',
  'href',
  'key',
  'lang',
  'mark',
  'src',
  'to',
  'tone',
  'widths',
]);

/**
 * Whether a property contains no words for the reader. The `id` of a component with children
 * (`Term`) is an address; that of a component without children (`Plan`) decides what it shows.
 */
const saysNothing = (name: string, {children}: JsxElement) =>
  noWords.has(name) || (name === 'id' && children.length > 0);

const textsIn = (estree: unknown) =>
  [...expressionTexts(estree, (name) => noWords.has(name))].map(({text}) => text);

function* attributeWords(element: JsxElement): Generator<string> {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield* textsIn(attribute.data?.estree?.body);
    } else if (!saysNothing(attribute.name, element)) {
      if (typeof attribute.value === 'string') {
        yield attribute.value;
      } else {
        yield* textsIn(attribute.value?.data?.estree?.body);
      }
    }
  }
}

/** Yields the words of one node, without those of its children. */
function* ownWords(node: Nodes): Generator<string> {
  if (isJsxElement(node)) {
    yield* attributeWords(node);
  } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    yield* textsIn(node.data?.estree?.body);
  } else if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    yield node.value;
  } else if (node.type === 'image') {
    yield node.alt ?? '';
  } else if (node.type === 'textDirective') {
    // No plugin handles text directives, so the page shows a colon and a name.
    yield `:${node.name}`;
  }
}

interface OpenSection extends Omit<Section, 'words'> {
  readonly words: string[];
}

/** The id of the section above the first heading; `asks` in the front matter uses it too. */
export const topId = 'top';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const records = (value: unknown) =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((entry) =>
    typeof entry === 'object' && entry !== null ? [entry as Readonly<Record<string, unknown>>] : [],
  );

function topOf({frontMatter}: Document): OpenSection {
  const {title, description, sidebar_label: label, tasks} = frontMatter;
  const needs = records(tasks).map(({need}) => need);
  return {
    id: topId,
    title: text(title),
    line: 1,
    words: [title, description, label, ...needs].map(text),
  };
}

function itemsOf({frontMatter, source}: Document): OpenSection[] {
  return records(frontMatter.items).map(({id, title, text: description}, index) => ({
    id: text(id),
    title: text(title),
    line: frontMatterLine(source, ['items', index]),
    words: [title, description].map(text),
  }));
}

const openedBy = (heading: Heading, id: string): OpenSection => ({
  id,
  title: plainText(heading).trim(),
  line: heading.position?.start.line ?? 1,
  words: [],
});

/**
 * Returns the sections of a page in the order of the file. The visible texts of the front matter
 * belong to `top`, except that each item of a post is a section. Questions (`asks`) are left out
 * because they are never shown and belong to one language.
 */
export function sectionsOf(document: Document): Section[] {
  const top = topOf(document);
  const sections = [top, ...itemsOf(document)];
  let open = top;
  const read = (node: Nodes): void => {
    const id = node.type === 'heading' ? headingId(node) : undefined;
    if (node.type === 'heading' && id !== undefined) {
      open = openedBy(node, id);
      sections.push(open);
    }
    open.words.push(...ownWords(node));
    if ('children' in node) {
      node.children.forEach(read);
    }
  };
  read(document.tree);
  return sections.map((section) => ({...section, words: section.words.join(' ')}));
}
