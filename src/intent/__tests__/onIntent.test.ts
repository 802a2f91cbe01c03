// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {onIntent, onPress} from '../onIntent.ts';

const point = (type: string, target: EventTarget) =>
  target.dispatchEvent(new Event(type, {bubbles: true}));

const find = (selector: string) => document.querySelector(selector) ?? document;

beforeEach(() => {
  document.body.innerHTML =
    '<nav class="navbar"><form data-box><input name="q"></form></nav><main><a href="/">A</a></main>';
});

it.each([
  ['onPress', onPress],
  ['onIntent', onIntent],
])('%s: a press is one, once, but not in the search', (_, listen) => {
  const start = vi.fn();
  listen(start);
  point('pointerdown', find('input'));
  point('focusin', find('input'));
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
  expect(start).not.toHaveBeenCalled();
  point('pointerdown', find('main a'));
  point('focusin', find('main a'));
  expect(start).toHaveBeenCalledOnce();
});

it('the pointer counts when it moves, and not where it rests', () => {
  const start = vi.fn();
  onIntent(start);
  const move = (screenX: number) => {
    const event = Object.assign(new Event('pointermove', {bubbles: true}), {screenX, screenY: 0});
    find('main').dispatchEvent(event);
  };
  move(1);
  move(1);
  expect(start).not.toHaveBeenCalled();
  move(2);
  expect(start).toHaveBeenCalledOnce();
});
