import {expect, it} from 'vitest';
import {drawingOf} from '../drawingOf.ts';

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z" fill="${fill}"/></svg>`;

it('extracts a drawing in the text colour from its address', () => {
  expect(drawingOf(addressOf(square('currentColor')))).toEqual({
    viewBox: '0 0 2 2',
    markup: '<path d="M0 0h2v2z" fill="currentColor"/>',
  });
});

it.each([
  ['with its own colours', addressOf(square('#fff'))],
  ['that is a file', '/img/currentColor.svg'],
  ['that is not SVG', 'data:image/png;base64,currentColor'],
  ['without a size', addressOf('<svg><path fill="currentColor"/></svg>')],
])('does not inline an image %s', (_, address) => expect(drawingOf(address)).toBeUndefined());
