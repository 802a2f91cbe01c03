import GithubSlugger from 'github-slugger';
import type {Root, Heading} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isRecord} from '../../../src/lib/isRecord.ts';
import {readFrontMatter} from '../../frontMatter/readFrontMatter.ts';
import type {SearchDocument} from '../engine/index.ts';
import {asksOf} from '../build/asks.ts';
import {plainText} from './plainText.ts';

/** An id in braces, `{#id}`, with or without comment delimiters around it. */
const explicitId = /\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\}\s*$/;

const textOf = (heading: Heading) => plainText(heading).replace(explicitId, '').trim();

/** Returns the explicit id of a heading. */
function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  const source =
    last?.type === 'mdxTextExpression'
      ? `{${last.value}}`
      : last?.type === 'text'
        ? last.value
        : '';
  return explicitId.exec(source)?.[1];
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
  const {data, body, error} = readFrontMatter(source) ?? {body: source};
  const frontMatter = isRecord(data) && !error ? data : {};
  // Invalid front matter is treated as text.
  const root = parseMarkdown(error ? source : body);
  const slugger = new GithubSlugger();
  const title = textField(frontMatter.title) || (firstTitle(root) ?? place.name);
  const sections: OpenSection[] = [
    {id: '', title, texts: [textField(frontMatter.description)].filter(Boolean)},
  ];
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      const text = textOf(node);
      // Without an explicit id, it is derived from the text as on GitHub.
      const id = idOf(node) ?? slugger.slug(text);
      if (text !== title || node.depth > 1) {
        sections.push({id, title: text, texts: []});
      }
    } else {
      sections.at(-1)?.texts.push(plainText(node));
    }
  }
  const asks = asksOf(frontMatter);
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

const textField = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function firstTitle({children}: Root): string | undefined {
  const heading = children.find((node) => node.type === 'heading' && node.depth === 1);
  return heading?.type === 'heading' ? textOf(heading) : undefined;
}
