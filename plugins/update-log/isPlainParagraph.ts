import {inlineMarkdown} from '../messages/inlineMarkdown.ts';

/** Characters of MDX and links, `~~` of GitHub, `:::` of callouts, and what feeds may not have. */
const refused = /[{}<>*`[\]\p{Cc}]|~~|^:::/u;

/**
 * Whether the text of a post is one line and one paragraph without Markdown, so that its page shows
 * what lists and feeds show. Items are data, not text.
 */
export function isPlainParagraph(line: string): boolean {
  const [first, ...others] = inlineMarkdown(line) ?? [];
  return (
    !refused.test(line) && first?.type === 'text' && first.value === line && others.length === 0
  );
}
