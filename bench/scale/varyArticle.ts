/** Splits a text before each heading of level 2. */
function sectionsOf(text: string): string[] {
  const sections: string[][] = [[]];
  let inCode = false;
  for (const line of text.trim().split('\n')) {
    inCode = /^\s*```/.test(line) ? !inCode : inCode;
    if (!inCode && line.startsWith('## ')) {
      sections.push([]);
    }
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n').trim());
}

/**
 * Returns the `round`-th variant of an article: the sections change places, and each heading contains
 * the number of the page. So no two pages are equal, and the number of different words, each of
 * which has an entry in a search index, grows with the pages as in real text.
 */
export function varyArticle(text: string, round: number): string {
  const [lead = '', ...rest] = sectionsOf(text);
  const turn = rest.length === 0 ? 0 : round % rest.length;
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)].map((section) =>
    section.replace(/^(## .*?)(\s*\{\/\*.*)?$/m, `$1 p${round}$2`),
  );
  return [lead, ...turned].join('\n\n').concat('\n');
}
