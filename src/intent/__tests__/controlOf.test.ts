// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {controlOf, keyFor} from '../controlOf.ts';

const controlIn = (html: string, selector = '#x') => {
  document.body.innerHTML = html;
  return controlOf(document.querySelector(selector));
};

describe('what only the application can answer', () => {
  it.each([
    '<button type="button" id="x">Menu</button>',
    '<button id="x">Menu</button>',
    '<div role="button" id="x">Menu</div>',
    '<li role="tab" id="x">TypeScript</li>',
    '<a href="#" id="x">Category</a>',
    '<a role="button" id="x">Menu</a>',
  ])('%s', (html) => {
    expect(controlIn(html)?.id).toBe('x');
  });

  it('also when a part of it is clicked', () => {
    expect(controlIn('<button id="x"><svg><path id="part"/></svg></button>', '#part')?.id).toBe(
      'x',
    );
  });
});

describe('what the browser answers', () => {
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

  it('nothing at all', () => {
    expect(controlOf(null)).toBeUndefined();
    expect(controlOf(document)).toBeUndefined();
  });
});

function keyOn(html: string, init: KeyboardEventInit) {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', {bubbles: true, ...init});
  (document.querySelector('#x') ?? document.body).dispatchEvent(event);
  return keyFor(event)?.id;
}

it.each<[KeyboardEventInit, string, string | undefined]>([
  [{key: 'Tab'}, '<li role="tab" tabindex="0" id="x">A</li>', undefined],
  [{key: 'Enter'}, '<li role="tab" tabindex="0" id="x">A</li>', 'x'],
  [{key: 'ArrowRight'}, '<li role="tab" tabindex="0" id="x">A</li>', 'x'],
  [{key: 'Enter', ctrlKey: true}, '<li role="tab" tabindex="0" id="x">A</li>', undefined],
  [{key: 'Enter', metaKey: true}, '<li role="tab" tabindex="0" id="x">A</li>', undefined],
  [{key: 'Enter', altKey: true}, '<li role="tab" tabindex="0" id="x">A</li>', undefined],
  // Both turn these keys into clicks, or follow their address.
  [{key: 'Enter'}, '<button id="x">A</button>', undefined],
  [{key: ' '}, '<button id="x">A</button>', undefined],
  [{key: 'Enter'}, '<a href="#" id="x">A</a>', undefined],
  [{key: 'Enter'}, '<a href="/docs" id="x">A</a>', undefined],
])('%j on %j is meant for %s', (init, html, meantFor) => {
  expect(keyOn(html, init)).toBe(meantFor);
});
