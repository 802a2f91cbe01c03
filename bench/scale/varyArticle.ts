const paragraphs = (text: string) => text.split(/\n{2,}/);

/**
 * The `round`-th variant of an article: each section keeps its heading, the sections change places,
 * and every heading says which page it is on. So no two pages are equal, and words, of which a
 * search index has one entry each, grow with the pages as in real text.
 */
export function varyArticle(text: string, round: number): string {
  const sections = text.trim().split(/\n(?=## )/);
  const [lead = '', ...rest] = sections;
  const turn = rest.length === 0 ? 0 : round % rest.length;
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  const marked = turned.map((section) =>
    paragraphs(section)
      .map((part) => part.replace(/^(#{2,3} .*?)(\s*\{\/\*|$)/, `$1 p${round}$2`))
      .join('\n\n'),
  );
  return [lead, ...marked].join('\n\n').concat('\n');
}
