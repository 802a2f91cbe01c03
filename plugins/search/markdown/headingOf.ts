import type {Heading} from 'mdast';
import {plainText} from './plainText.ts';

/** An id in braces, `{#id}`, with or without comment delimiters around it. */
const explicitId = /\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\}\s*$/;

/**
 * Returns text and id of a heading. Without an explicit id, it is derived from the text as on GitHub.
 * @param slugs previous ids of the page, with the number of times that each was used.
 */
export function headingOf(
  heading: Heading,
  slugs: Map<string, number>,
): {readonly id: string; readonly text: string} {
  const last = heading.children.at(-1);
  const source =
    last?.type === 'mdxTextExpression'
      ? `{${last.value}}`
      : last?.type === 'text'
        ? last.value
        : '';
  const named = explicitId.exec(source)?.[1];
  const text = plainText(heading).replace(explicitId, '').trim();
  const slug = named ?? slugOf(text);
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return {id: count === 0 ? slug : `${slug}-${count}`, text};
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
