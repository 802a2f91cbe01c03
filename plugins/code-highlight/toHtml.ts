import type {Token} from './theme.ts';

/** A run of code in one colour. */
export interface Stretch {
  readonly content: string;
  /** Absent for code in the text colour. */
  readonly token?: Token;
}

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** Joins adjacent runs of the same colour. Spaces take the colour of the previous run. */
function joined(line: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of line) {
    const last = result.at(-1);
    if (last && (last.token === stretch.token || stretch.content.trim() === '')) {
      result[result.length - 1] = {...last, content: last.content + stretch.content};
    } else {
      result.push(stretch);
    }
  }
  return result;
}

/**
 * Writes lines of coloured code as HTML, with the code escaped. Each line is an element that
 * contains its line break, so that text copied from the page or read from the elements is the
 * original code.
 */
export function toHtml(
  lines: readonly (readonly Stretch[])[],
  marked: ReadonlySet<number>,
): string {
  return lines
    .map((line, index) => {
      const html = joined(line)
        .map(({content, token}) =>
          token ? `<span class="tok-${token}">${escape(content)}</span>` : escape(content),
        )
        .join('');
      return `<span class="line${marked.has(index + 1) ? ' line-marked' : ''}">${html}\n</span>`;
    })
    .join('');
}
