import {readableText} from '../articles/readableText.ts';

/** The part of an article from one heading to the next. */
export interface ArticleSection {
  /** Id of the heading, empty before the first heading. */
  readonly id: string;
  /** Ids of its `<Term>` elements. */
  readonly marked: ReadonlySet<string>;
  /** Heading and text, without code and markup. */
  readonly text: string;
}

const fence = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm;
const headingId = /^#{2,3} .*\{\/\* #([\w-]+) \*\/\}\s*$/m;
const heading = /^(?=#{2,3} )/m;
const termId = /<Term id="(T\d+)"/g;

/**
 * Splits the source of an article at its headings. The checks ensure that every heading has an id,
 * and that both languages have the same ids.
 * @param mdx text below the front matter
 */
export function sectionsOf(mdx: string): ArticleSection[] {
  return mdx
    .replace(fence, '')
    .split(heading)
    .map((part) => ({
      id: headingId.exec(part)?.[1] ?? '',
      marked: new Set([...part.matchAll(termId)].map(([, id = '']) => id)),
      // Only the tags of terms are removed, so that no space separates a term from its context.
      text: readableText(part.replace(/<\/?Term\b[^>]*>/g, '')).replace(/`[^`\n]*`/g, ' '),
    }));
}
