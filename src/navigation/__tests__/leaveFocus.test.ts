// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {leaveFocus} from '../leaveFocus.ts';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const focused = () => document.activeElement?.localName;

beforeEach(() => {
  document.body.innerHTML = '<aside><button></button></aside><main><a href="/b">b</a></main>';
});

it('blurs a link of the text', () => {
  focus('a');
  expect(focused()).toBe('a');
  leaveFocus();
  expect(focused()).toBe('body');
});

it('does not blur elements that stay on the page', () => {
  focus('button');
  leaveFocus();
  expect(focused()).toBe('button');
});
