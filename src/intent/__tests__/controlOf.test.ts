// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {controlOf} from '../captureEarlyClicks.ts';

const controlIn = (html: string, selector = '#x') => {
  document.body.innerHTML = html;
  return controlOf(document.querySelector(selector));
};

describe('controls that only the application can handle', () => {
  it.each(['<button type="button" id="x">Menu</button>', '<button id="x">Menu</button>'])(
    '%s',
    (html) => {
      expect(controlIn(html)?.id).toBe('x');
    },
  );

  it('also when a part of it is clicked', () => {
    expect(controlIn('<button id="x"><svg><path id="part"/></svg></button>', '#part')?.id).toBe(
      'x',
    );
  });
});

describe('controls that the browser handles', () => {
  it.each([
    '<a href="/docs" id="x">Docs</a>',
    '<a href="/docs" role="button" id="x">Products</a>',
    '<a href="#heading" id="x">Heading</a>',
    '<button popovertarget="panel" id="x">Term</button>',
    '<form action="/search"><button type="submit" id="x">Search</button></form>',
    '<form action="/search"><button id="x">Search</button></form>',
    '<details><summary id="x">More</summary></details>',
    '<p id="x">Text</p>',
  ])('%s', (html) => {
    expect(controlIn(html)).toBeUndefined();
  });

  it('no target', () => {
    expect(controlOf(null)).toBeUndefined();
    expect(controlOf(document)).toBeUndefined();
  });
});
