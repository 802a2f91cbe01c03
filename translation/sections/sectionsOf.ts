import type {Heading, Nodes} from 'mdast';
import type {Document} from '../../content/Document.ts';
import {headingId} from '../../content/headingsOf.ts';
import {isJsxElement, type JsxElement} from '../../content/jsx.ts';
import {plainText} from '../../content/text/textParts.ts';
import {parseMeta} from '../../plugins/code-highlight/parseMeta.ts';
import {frontMatterLine} from '../../plugins/frontMatter/readFrontMatter.ts';
import {expressionWords} from './expressionWords.ts';
import type {Section} from './Section.ts';
import {isRecord} from '../../src/lib/isRecord.ts';

/** Component properties that contain an address or the number of a pin, or control the appearance. */
const noWords = new Set([
  'block',
  'className',
  'direction',
  'href',
  'key',
  'lang',
  'mark',
  'mono',
  'muted',
  'n',
  'pin',
  'primary',
  'src',
  'stack',
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

const wordsIn = (estree: unknown) => expressionWords(estree, (name) => noWords.has(name));

function* elementWords(element: JsxElement): Generator<string> {
  if (element.children.length === 0) {
    // What it shows depends on the component: `<Yes />`, `<No />`.
    yield element.name ?? '';
  }
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield* wordsIn(attribute.data?.estree?.body);
    } else if (!saysNothing(attribute.name, element)) {
      if (attribute.value && typeof attribute.value === 'object') {
        yield* wordsIn(attribute.value.data?.estree?.body);
      } else {
        // A switch has no value.
        yield attribute.value ?? attribute.name;
      }
    }
  }
}

/** Yields what one node shows, without its children. */
function* ownWords(node: Nodes): Generator<string> {
  if (isJsxElement(node)) {
    yield* elementWords(node);
  } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    yield* wordsIn(node.data?.estree?.body);
  } else if (node.type === 'text' || node.type === 'inlineCode') {
    yield node.value;
  } else if (node.type === 'code') {
    yield parseMeta(node.meta ?? '').title ?? '';
    yield node.value;
  } else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    yield String(node.checked);
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

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

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
