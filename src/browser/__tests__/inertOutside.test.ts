// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {inertOutside} from '../inertOutside.ts';

const inertIds = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter(({inert}) => inert)
    .map(({id}) => id)
    .sort();

function leaveAlone(...ids: string[]): () => void {
  const elements = document.querySelectorAll(ids.map((id) => `#${id}`).join());
  expect(elements).toHaveLength(ids.length);
  return inertOutside(...elements);
}

beforeEach(() => {
  document.body.innerHTML = `
    <div id="app"><nav id="nav"></nav>
      <div id="page"><aside id="list"><a id="link"></a></aside><main id="main"></main></div>
      <footer id="footer"></footer></div>
    <div id="beside"></div><div id="still"></div>`;
  // jsdom does not support `inert`.
  const still = document.querySelector<HTMLElement>('#still');
  if (still) {
    still.inert = true;
  }
});

it('makes everything outside an element and its ancestors inert', () => {
  leaveAlone('nav');
  expect(inertIds()).toEqual(['beside', 'footer', 'page', 'still']);
});

it('does not change several elements, their ancestors and their content', () => {
  leaveAlone('nav', 'list');
  expect(inertIds()).toEqual(['beside', 'footer', 'main', 'still']);
});

it('restores the previous state', () => {
  leaveAlone('nav')();
  expect(inertIds()).toEqual(['still']);
});
