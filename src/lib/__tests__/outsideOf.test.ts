// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {outsideOf} from '../outsideOf.ts';

function idsOutside(...ids: string[]) {
  document.body.innerHTML = `
    <div id="app"><nav id="nav"></nav>
      <div id="page"><aside id="list"><a id="link"></a></aside><main id="main"></main></div>
      <footer id="footer"></footer></div>
    <div id="beside"></div><div id="still" inert></div>`;
  for (const inert of document.querySelectorAll<HTMLElement>('[inert]')) {
    inert.inert = true;
  }
  const elements = document.querySelectorAll(ids.map((id) => `#${id}`).join());
  expect(elements).toHaveLength(ids.length);
  return outsideOf(...elements)
    .map(({id}) => id)
    .sort();
}

it('is everything beside the path from one element up', () =>
  expect(idsOutside('nav')).toEqual(['beside', 'footer', 'page']));

it('leaves the path to every element, and what is in it', () =>
  expect(idsOutside('nav', 'list')).toEqual(['beside', 'footer', 'main']));
