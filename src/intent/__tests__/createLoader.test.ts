// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {createLoader} from '../createLoader.ts';

const scripts = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** Waits until a file has been asked for that often, then lets it arrive or not. */
async function answer(src: string, type: 'load' | 'error', times = 1): Promise<void> {
  const asked = () => [
    ...document.querySelectorAll(`script[src="${src}"], link[rel=stylesheet][href="${src}"]`),
  ];
  await vi.waitFor(() => expect(asked(), src).toHaveLength(times));
  asked().at(-1)?.dispatchEvent(new Event(type));
}

beforeEach(() => {
  document.head.innerHTML = '<style>p{top:0}</style>';
});

it('starts the application when all that it needs has run, and its styles count', async () => {
  const done = createLoader(['/a.css', '/react.js', '/text.js', '/main.js']).run();
  await answer('/react.js', 'load');
  await answer('/text.js', 'load');
  expect(scripts()).toEqual(['/react.js', '/text.js']);
  await answer('/a.css', 'load');
  await answer('/main.js', 'load');
  await expect(done).resolves.toBe(true);
  expect(scripts()).toEqual(['/react.js', '/text.js', '/main.js']);
});

it('does not start it without its styles, and then asks for those only', async () => {
  const loader = createLoader(['/a.css', '/react.js', '/main.js']);
  const first = loader.run();
  await answer('/a.css', 'error');
  await answer('/react.js', 'load');
  await expect(first).resolves.toBe(false);
  expect(scripts()).toEqual(['/react.js']);
  const second = loader.run();
  await answer('/a.css', 'load');
  await answer('/main.js', 'load');
  await expect(second).resolves.toBe(true);
  expect(scripts()).toEqual(['/react.js', '/main.js']);
});

it('does not start it without one of them, and then asks for that one only', async () => {
  const loader = createLoader(['/react.js', '/text.js', '/main.js']);
  const first = loader.run();
  await answer('/react.js', 'load');
  await answer('/text.js', 'error');
  await expect(first).resolves.toBe(false);
  expect(scripts()).toEqual(['/react.js', '/text.js']);
  const second = loader.run();
  await answer('/text.js', 'load', 2);
  await answer('/main.js', 'load');
  await expect(second).resolves.toBe(true);
  expect(scripts()).toEqual(['/react.js', '/text.js', '/text.js', '/main.js']);
});

it('asks for the last one again where only that has not arrived', async () => {
  const loader = createLoader(['/react.js', '/main.js']);
  const first = loader.run();
  await answer('/react.js', 'load');
  await answer('/main.js', 'error');
  await expect(first).resolves.toBe(false);
  const second = loader.run();
  await answer('/main.js', 'load', 2);
  await expect(second).resolves.toBe(true);
  expect(scripts()).toEqual(['/react.js', '/main.js', '/main.js']);
});
