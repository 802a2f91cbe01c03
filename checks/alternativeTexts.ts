import type {Nodes} from 'mdast';
import {isJsxElement, type JsxElement} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import {type Check, findingsAt, type Suspicion} from './Check.ts';

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

function inFigure(element: JsxElement): readonly Suspicion[] {
  const alt = attributeText(element, 'alt');
  const caption = attributeText(element, 'caption');
  const hasText = alt !== undefined && alt !== '';
  return [
    {
      isThere: alt === '',
      problem: 'The figure has no alternative text.',
      fix: 'Add alt="…": whole sentences that say everything the figure says.',
    },
    {
      isThere: hasText && !sentenceEnd.test(alt),
      problem: 'The alternative text of the figure is not a whole sentence.',
      fix: 'Write sentences, with a full stop.',
    },
    {
      isThere: caption === '',
      problem: 'The figure has no caption.',
      fix: 'Add caption="…": one short sentence that says what is seen.',
    },
    {
      isThere: hasText && alt === caption,
      problem: 'Caption and alternative text of the figure are the same.',
      fix: 'Let the caption name the figure and the alternative text describe it.',
    },
  ];
}

function suspicionsOf(node: Nodes): readonly Suspicion[] {
  if (node.type === 'image') {
    return [
      {
        isThere: !node.alt?.trim(),
        problem: `The picture ${node.url} has no alternative text.`,
        fix: 'Say in the square brackets what the picture shows.',
      },
    ];
  }
  if (isJsxElement(node) && node.name === 'img') {
    return [
      {
        isThere: attributeText(node, 'alt') === '',
        problem: 'The picture has no alternative text.',
        fix: 'Add alt="…" and say what the picture shows.',
      },
    ];
  }
  return isJsxElement(node) && node.name === 'Figure' ? inFigure(node) : [];
}

export const alternativeTexts: Check = {
  name: 'alternative-texts',
  refuses: 'pictures without alternative text, figures without alternative text or caption',
  find: ({documents}) =>
    documents.flatMap(({file, tree}) =>
      nodesOf(tree).flatMap((node) =>
        findingsAt(file, node.position?.start.line ?? 1, suspicionsOf(node)),
      ),
    ),
};
