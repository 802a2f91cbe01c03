import {isJsxElement, type JsxElement} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import type {Check, PlacedFinding} from './Check.ts';

/** Returns an attribute's text: empty if it is missing, `undefined` if only the browser knows it. */
function attributeText(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (!attribute) {
    return '';
  }
  return typeof attribute.value === 'string' ? attribute.value.trim() : undefined;
}

const sentenceEnd = /[。！？.!?”"）)]$/;

function figureProblems(element: JsxElement): {problem: string; fix: string}[] {
  const alt = attributeText(element, 'alt');
  const caption = attributeText(element, 'caption');
  return [
    ...(alt === ''
      ? [
          {
            problem: 'The figure has no alternative text.',
            fix: 'Add alt="…": whole sentences that say everything the figure says.',
          },
        ]
      : []),
    ...(alt && !sentenceEnd.test(alt)
      ? [
          {
            problem: 'The alternative text of the figure is not a whole sentence.',
            fix: 'Write sentences, with a full stop.',
          },
        ]
      : []),
    ...(caption === ''
      ? [
          {
            problem: 'The figure has no caption.',
            fix: 'Add caption="…": one short sentence that says what is seen.',
          },
        ]
      : []),
    ...(alt && alt === caption
      ? [
          {
            problem: 'Caption and alternative text of the figure are the same.',
            fix: 'Let the caption name the figure and the alternative text describe it.',
          },
        ]
      : []),
  ];
}

export const alternativeTexts: Check = {
  name: 'alternative-texts',
  refuses: 'pictures without alternative text, figures without alternative text or caption',
  find: ({documents}) =>
    documents.flatMap(({file, tree}) => {
      const findings: PlacedFinding[] = [];
      for (const node of nodesOf(tree)) {
        const line = node.position?.start.line ?? 1;
        if (node.type === 'image' && !node.alt?.trim()) {
          findings.push({
            file,
            line,
            problem: `The picture ${node.url} has no alternative text.`,
            fix: 'Say in the square brackets what the picture shows.',
          });
        }
        if (!isJsxElement(node)) {
          continue;
        }
        if (node.name === 'img' && attributeText(node, 'alt') === '') {
          findings.push({
            file,
            line,
            problem: 'The picture has no alternative text.',
            fix: 'Add alt="…" and say what the picture shows.',
          });
        }
        if (node.name === 'Figure') {
          findings.push(...figureProblems(node).map((found) => ({file, line, ...found})));
        }
      }
      return findings;
    }),
};
