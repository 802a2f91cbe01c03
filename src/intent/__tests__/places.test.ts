// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {elementAt, placeOf} from '../places.ts';

const page =
  '<nav></nav><div id="__docusaurus"><p></p><ul><li></li><li><b id="x">A</b></li></ul></div>';

it('finds the element that has replaced another', () => {
  document.body.innerHTML = page;
  const before = document.querySelector('#x');
  expect(before).not.toBeNull();
  const place = before && placeOf(before);
  expect(place).toEqual([1, 1, 0]);
  // An element precedes the application root, and all elements of the application are new.
  document.body.innerHTML = `<div></div>${page}`;
  const after = place && elementAt(place);
  expect(after).toBe(document.querySelector('#x'));
  expect(after).not.toBe(before);
});

it('returns nothing outside the application, and nothing for a position without an element', () => {
  document.body.innerHTML = page;
  const nav = document.querySelector('nav');
  expect(nav && placeOf(nav)).toBeUndefined();
  expect(placeOf(document.createElement('p'))).toBeUndefined();
  expect(elementAt([1, 5, 0])).toBeUndefined();
});
