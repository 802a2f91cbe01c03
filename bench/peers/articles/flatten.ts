import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {editions, isEditionId} from '../../../config/editions.ts';
import type {LocaleId} from '../../../config/locales.ts';
import {isJsxElement, stringAttribute, type JsxElement} from '../../../content/jsx.ts';

/** The syntax of a framework for content that standard Markdown cannot express. */
export interface Dialect {
  /** The text after a heading that sets its id; empty if the framework has no syntax for ids. */
  readonly headingId: (id: string) => string;
  /** The framework's names for callouts, as far as they differ: `:::name`. */
  readonly callouts?: Readonly<Record<string, string>>;
  /** A link to another page of the same language; `undefined` if the framework has no such page. */
  readonly link: (target: string, locale: LocaleId) => string | undefined;
}

/** Replaces the characters from `from` to `to` by `text`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** Escapes the text of an attribute, so that Markdown and MDX read it as text. */
const asText = (value: string) => value.replaceAll(/[\\*_<{}[\]|`]/g, '\\$&');

function range(node: Nodes): {from: number; to: number} {
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (from === undefined || to === undefined) {
    throw new Error(`A ${node.type} without position: the text was not parsed from a file.`);
  }
  return {from, to};
}

/** Removes the tags of an element and keeps its content. */
function unwrap(element: JsxElement): Edit[] {
  const {from, to} = range(element);
  const [first, last] = [element.children.at(0), element.children.at(-1)];
  return first && last
    ? [
        {from, to: range(first).from, text: ''},
        {from: range(last).to, to, text: ''},
      ]
    : [{from, to, text: ''}];
}

function flattenElement(element: JsxElement, locale: LocaleId): Edit[] {
  const replace = (text: string) => [{...range(element), text}];
  switch (element.name) {
    case 'Steps':
    case 'Term':
    case 'bdi':
      return unwrap(element);
    case 'Kbd':
      return replace(`\`${stringAttribute(element, 'win') ?? ''}\``);
    case 'Plan': {
      const id = stringAttribute(element, 'id');
      return replace(isEditionId(id) ? editions[id][locale] : '');
    }
    case 'Figure':
      return replace(`*${asText(stringAttribute(element, 'caption') ?? '')}*`);
    case 'Addresses':
    case 'ApiReference':
    case 'ApiSchema':
    case 'AskedPage':
    case 'Messages':
      return replace('');
    default:
      throw new Error(
        `<${element.name ?? ''}> has no plain Markdown here; say in flatten.ts what.`,
      );
  }
}

/** Whether `flattenElement` has converted the whole content of the element. */
const isOpaque = ({name}: JsxElement) => !['Steps', 'Term', 'bdi'].includes(name ?? '');

function flattenExpression(value: string, dialect: Dialect): string {
  const comment = /^\/\*\s*(?:#([\w-]+)|[\s\S]*?)\s*\*\/$/.exec(value.trim());
  if (comment) {
    return comment[1] === undefined ? '' : dialect.headingId(comment[1]);
  }
  const text = /^(['"`])(.*)\1$/.exec(value.trim())?.[2];
  if (text === undefined) {
    throw new Error(`{${value}} has no plain Markdown here.`);
  }
  return asText(text);
}

function editsOf(root: Root, source: string, locale: LocaleId, dialect: Dialect): Edit[] {
  const edits: Edit[] = [];
  visit(root, (node) => {
    if (isJsxElement(node)) {
      edits.push(...flattenElement(node, locale));
      return isOpaque(node) ? 'skip' : undefined;
    }
    if (node.type === 'yaml' || node.type === 'mdxjsEsm') {
      edits.push({...range(node), text: ''});
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      edits.push({...range(node), text: flattenExpression(node.value, dialect)});
    } else if (node.type === 'containerDirective') {
      const from = source.indexOf(node.name, range(node).from);
      const text = dialect.callouts?.[node.name] ?? node.name;
      edits.push({from, to: from + node.name.length, text});
    } else if (node.type === 'link' && node.url.startsWith('/')) {
      const {to} = range(node);
      const label = node.children.at(-1);
      const target = dialect.link(node.url, locale);
      if (label && target === undefined) {
        edits.push({from: range(node).from, to: range(node).from + 1, text: ''});
        edits.push({from: range(label).to, to, text: ''});
      } else if (label && target !== undefined) {
        edits.push({from: range(label).to, to, text: `](${target})`});
      }
    }
    return undefined;
  });
  return edits.sort((a, b) => a.from - b.from);
}

/**
 * Converts an article of this site to plain Markdown: the same words under the same headings, without
 * front matter, imports and components. Procedures become their lists, terms their text, keys code,
 * figures a paragraph with their caption; references generated from data are left out. All other
 * characters are kept.
 * @throws Error for an unknown component
 */
export function flatten(source: string, locale: LocaleId, dialect: Dialect): string {
  const root = parser.parse(source);
  let plain = '';
  let at = 0;
  for (const {from, to, text} of editsOf(root, source, locale, dialect)) {
    plain += source.slice(at, from) + text;
    at = to;
  }
  plain += source.slice(at);
  return `${plain
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
