// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {focusMain} from '../focusMain.ts';

it('keeps the tabindex until the focus leaves', () => {
  document.body.innerHTML = '<main></main><button></button>';
  const main = document.querySelector('main');
  expect(focusMain()).toBe(true);
  expect(document.activeElement).toBe(main);
  expect(main?.getAttribute('tabindex')).toBe('-1');
  document.querySelector('button')?.focus();
  expect(main?.hasAttribute('tabindex')).toBe(false);
});

it('does nothing on a page without main content', () => {
  document.body.innerHTML = '';
  expect(focusMain()).toBe(false);
});
