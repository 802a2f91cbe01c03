/** A run of text in one style. */
export interface InlinePart {
  readonly style: 'plain' | 'bold' | 'italic' | 'code';
  readonly text: string;
}

/** As in Markdown, a mark has no space on its inside, so `*.docx, *.tmx` and `5 * 3 * 2` have none. */
const marks =
  /\*\*(?!\s)(?<bold>[^*]+)(?<!\s)\*\*|\*(?!\s)(?<italic>[^*]+)(?<!\s)\*|`(?<code>[^`]+)`/g;

/**
 * Splits a line of text at the three marks that data may contain: `**bold**`, `*italic*`, code
 * spans. The joined parts are the text without its marks.
 */
export function inlineParts(line: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  const add = (style: InlinePart['style'], text: string | undefined) => {
    if (text) {
      parts.push({style, text});
    }
  };
  for (const match of line.matchAll(marks)) {
    add('plain', line.slice(end, match.index));
    add('bold', match.groups?.bold);
    add('italic', match.groups?.italic);
    add('code', match.groups?.code);
    end = match.index + match[0].length;
  }
  add('plain', line.slice(end));
  return parts;
}

/** Returns a line without its inline marks, for titles, feeds and counting. */
export function withoutMarks(line: string): string {
  return inlineParts(line)
    .map((part) => part.text)
    .join('');
}
