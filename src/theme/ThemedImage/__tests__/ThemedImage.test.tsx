// @vitest-environment jsdom
import * as browser from '@docusaurus/useIsBrowser';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {cleanup, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import ThemedImage from '..';

beforeEach(() => {
  vi.spyOn(browser, 'default').mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const image = (sources: ComponentProps<typeof ThemedImage>['sources']) => (
  <ColorModeProvider>
    <ThemedImage className="logo" alt="标志" width={20} height={22} sources={sources} />
  </ColorModeProvider>
);

/** Returns source and description of each image of the static page. */
function builtImages(element: ReturnType<typeof image>) {
  document.body.innerHTML = renderToString(element);
  return [...document.images].map((each) => [each.getAttribute('src'), each.alt]);
}

const files = {light: '/img/light.svg', dark: '/img/dark.svg'};
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg viewBox="0 0 2 2"><path fill="currentColor"/></svg>')}`;

it('S3.5 S3.7 a static page has an image for each mode, for the stylesheet to choose from', () => {
  expect(builtImages(image(files))).toEqual([
    ['/img/light.svg', '标志'],
    ['/img/dark.svg', '标志'],
  ]);
  expect([...document.images].every(({className}) => className.includes('logo'))).toBe(true);
});

it.each(['light', 'dark'] as const)(
  'S3.5 S3.7 the application keeps the image of the current mode: %s',
  (mode) => {
    vi.mocked(browser.default).mockReturnValue(true);
    document.documentElement.dataset.theme = mode;
    render(image(files));
    expect([...document.images].map((each) => each.getAttribute('src'))).toEqual([files[mode]]);
  },
);

it('an image with its own colours stays an image, even if it is the same in both modes', () => {
  expect(builtImages(image({light: '/img/a.svg', dark: '/img/a.svg'}))).toHaveLength(2);
});

it('a drawing for one mode only stays an image', () => {
  expect(builtImages(image({light: drawing, dark: '/img/dark.svg'}))).toEqual([
    [drawing, '标志'],
    ['/img/dark.svg', '标志'],
  ]);
});

it('a drawing in the colour of the text is inlined once, with its description', () => {
  expect(builtImages(image({light: drawing, dark: drawing}))).toEqual([]);
  const svg = screen.getByRole('img', {name: '标志'});
  expect(svg.getAttribute('class')).toBe('logo');
  expect(svg.getAttribute('viewBox')).toBe('0 0 2 2');
});
