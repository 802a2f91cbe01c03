// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {keyFor} from '../keyFor.ts';

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
  // Both turn these keys into clicks, or follow their address.
  [{key: 'Enter'}, '<button id="x">A</button>', undefined],
  [{key: ' '}, '<button id="x">A</button>', undefined],
  [{key: 'Enter'}, '<a href="#" id="x">A</a>', undefined],
  [{key: 'Enter'}, '<a href="/docs" id="x">A</a>', undefined],
])('%j on %j is meant for %s', (init, html, meantFor) => {
  expect(keyOn(html, init)).toBe(meantFor);
});
