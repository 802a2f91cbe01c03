import GithubSlugger from 'github-slugger';
import type {Root, RootContent, Heading} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readFrontMatter} from '../../frontMatter/readFrontMatter.ts';
import type {SearchDocument} from '../engine/index.ts';
import {asksOf} from '../build/asks.ts';
import {plainText} from './plainText.ts';

/** An id in braces, `{#id}`, with or without comment delimiters around it. */
const explicitId = /\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\}\s*$/;

/** Returns text and id of a heading. Without an explicit id, it is derived from the text as on GitHub. */
function headingOf(
  heading: Heading,
  slugger: GithubSlugger,
): {readonly id: string; readonly text: string} {
  const last = heading.children.at(-1);
  const source =
    last?.type === 'mdxTextExpression'
      ? `{${last.value}}`
      : last?.type === 'text'
        ? last.value
        : '';
  const text = plainText(heading).replace(explicitId, '').trim();
  return {id: explicitId.exec(source)?.[1] ?? slugger.slug(text), text};
}

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);
const markdown = unified().use(remarkParse).use(remarkGfm);

/** Parses a text as MDX, or as plain Markdown if it is not valid MDX (`<br>`, `{x`). */
function parseMarkdown(source: string): Root {
  try {
    return mdx.parse(source);
  } catch {
    return markdown.parse(source);
  }
}

export interface PagePlace {
  /** Address of the page. */
  readonly address: string;
  readonly breadcrumbs: readonly string[];
  /** The fallback title of the page. */
  readonly name: string;
}

interface OpenSection {
  readonly id: string;
  readonly title: string;
  readonly texts: string[];
}

/**
 * Splits a page of Markdown or MDX at its headings of levels 1 to 3.
 * The title is that of the front matter, or else the first heading of level 1.
 */
export function readPage(source: string, place: PagePlace): SearchDocument[] {
  const {data, content} = frontMatterOf(source);
  const root = parseMarkdown(content);
  const slugger = new GithubSlugger();
  const title = textField(data, 'title') ?? firstTitle(root) ?? place.name;
  const sections: OpenSection[] = [
    {id: '', title, texts: [textField(data, 'description') ?? ''].filter(Boolean)},
  ];
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      const {id, text} = headingOf(node, slugger);
      if (text !== title || node.depth > 1) {
        sections.push({id, title: text, texts: []});
      }
    } else {
      sections.at(-1)?.texts.push(plainText(node));
    }
  }
  const asks = asksOf(data);
  return sections.map((section) => ({
    u: place.address,
    h: section.id === '' ? '' : `#${section.id}`,
    t: title,
    s: section.title,
    b: place.breadcrumbs,
    text: section.texts.join('\n').trim(),
    asks: asks.get(section.id) ?? [],
  }));
}

/** Parses front matter; invalid front matter is treated as text. */
function frontMatterOf(source: string): {data: Record<string, unknown>; content: string} {
  const {data, body, error} = readFrontMatter(source) ?? {body: source};
  return typeof data === 'object' && data !== null && !error
    ? {data: {...data}, content: body}
    : {data: {}, content: error ? source : body};
}

function textField(data: Record<string, unknown>, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function firstTitle({children}: Root): string | undefined {
  const heading = children.find((node: RootContent) => node.type === 'heading' && node.depth === 1);
  return heading?.type === 'heading' ? headingOf(heading, new GithubSlugger()).text : undefined;
}
