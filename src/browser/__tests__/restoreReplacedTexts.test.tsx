// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {options} from 'preact';
import {afterEach, expect, it} from 'vitest';
import {restoreReplacedTexts} from '../restoreReplacedTexts.ts';

// oxlint-disable-next-line typescript/unbound-method -- restored after each test
const {diffed} = options;
const shown = () => screen.getByRole('status').textContent;
const count = (pages: number) => <output>{`${pages} pages`}</output>;

/** Shows a count in a page that a browser has translated, and then another one. */
function changeTranslated(): void {
  const {rerender} = render(count(1));
  const text = screen.getByRole('status').firstChild;
  const translated = document.createElement('i');
  translated.append('1 页');
  text?.replaceWith(translated);
  rerender(count(2));
}

afterEach(() => {
  cleanup();
  Object.assign(options, {diffed});
});

it('is necessary, because the old text would stay', () => {
  changeTranslated();
  expect(shown()).toBe('1 页');
});

it('shows the new text in place of the translated old one', () => {
  restoreReplacedTexts();
  changeTranslated();
  expect(shown()).toBe('2 pages');
});

it('leaves a text alone that a translator has only wrapped', () => {
  restoreReplacedTexts();
  const {rerender} = render(count(1));
  const text = screen.getByRole('status').firstChild;
  const wrapper = document.createElement('i');
  text?.replaceWith(wrapper);
  wrapper.append(text ?? '');
  rerender(count(2));
  expect(screen.getByRole('status').innerHTML).toBe('<i>2 pages</i>');
});
