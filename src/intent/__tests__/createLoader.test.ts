// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {showMenu} from '../../browser/phoneMenu.ts';
import {createLoader} from '../createLoader.ts';

const scripts = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** Waits until a file has been requested this many times, then lets it load or fail. */
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

it('starts the application when all files have run and its styles apply', async () => {
  const loader = createLoader(['/a.css', '/preact.js', '/text.js', '/main.js']);
  const done = loader.run();
  await answer('/preact.js', 'load');
  await answer('/text.js', 'load');
  expect(scripts()).toEqual(['/preact.js', '/text.js']);
  expect(loader.isStyled()).toBe(false);
  await answer('/a.css', 'load');
  await answer('/main.js', 'load');
  await expect(done).resolves.toBe(true);
  expect(loader.isStyled()).toBe(true);
  expect(scripts()).toEqual(['/preact.js', '/text.js', '/main.js']);
});

it('does not start it without its styles, and then requests only those', async () => {
  const loader = createLoader(['/a.css', '/preact.js', '/main.js']);
  const first = loader.run();
  await answer('/a.css', 'error');
  await answer('/preact.js', 'load');
  await expect(first).resolves.toBe(false);
  expect(loader.isStyled()).toBe(false);
  expect(scripts()).toEqual(['/preact.js']);
  const second = loader.run();
  await answer('/a.css', 'load');
  await answer('/main.js', 'load');
  await expect(second).resolves.toBe(true);
  expect(scripts()).toEqual(['/preact.js', '/main.js']);
});

it('does not start it without one of the files, and then requests only that one', async () => {
  const loader = createLoader(['/preact.js', '/text.js', '/main.js']);
  const first = loader.run();
  await answer('/preact.js', 'load');
  await answer('/text.js', 'error');
  await expect(first).resolves.toBe(false);
  expect(scripts()).toEqual(['/preact.js', '/text.js']);
  const second = loader.run();
  await answer('/text.js', 'load', 2);
  await answer('/main.js', 'load');
  await expect(second).resolves.toBe(true);
  expect(scripts()).toEqual(['/preact.js', '/text.js', '/text.js', '/main.js']);
});

it('requests the last file again if only that has failed', async () => {
  const loader = createLoader(['/main.js']);
  const first = loader.run();
  await answer('/main.js', 'error');
  await expect(first).resolves.toBe(false);
  const second = loader.run();
  await answer('/main.js', 'load', 2);
  await expect(second).resolves.toBe(true);
  expect(scripts()).toEqual(['/main.js', '/main.js']);
});

it('waits until an open menu is painted before it starts the application', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  showMenu('main');
  const done = createLoader(['/a.css', '/main.js']).run();
  await answer('/a.css', 'load');
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  expect(scripts()).toEqual([]);
  frames[0]?.(0);
  await answer('/main.js', 'load');
  await expect(done).resolves.toBe(true);
  showMenu(undefined);
  vi.unstubAllGlobals();
});

describe('the search box', () => {
  const files = [
    '/search-box.1.css',
    '/a.css',
    '/preact.js',
    '/runtime~main.1.js',
    '/search-box.1.js',
    '/main.js',
  ];
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];

  it('is loaded without the application, with its sheet in front of the styles of the page', () => {
    const loader = createLoader(files);
    const changes = new MutationObserver(() => undefined);
    changes.observe(document.head, {childList: true});
    loader.runSearchBox();
    loader.runSearchBox();
    expect(scripts()).toEqual(['/runtime~main.1.js', '/search-box.1.js']);
    expect(sheets().map((link) => link.getAttribute('href'))).toEqual(['/search-box.1.css']);
    expect(document.head.firstElementChild).toBe(sheets()[0]);
    const added = changes.takeRecords().flatMap(({addedNodes}) => [...addedNodes]);
    expect(
      added.filter((node) => node === sheets()[0]),
      'a moved link loads again',
    ).toHaveLength(1);
  });

  it('needs no sheet beside those of the application', async () => {
    const loader = createLoader(files);
    const done = loader.run();
    await answer('/a.css', 'load');
    await vi.waitFor(() => expect(loader.isStyled()).toBe(true));
    loader.runSearchBox();
    expect(sheets().map((link) => link.getAttribute('href'))).toEqual(['/a.css']);
    await answer('/preact.js', 'load');
    await answer('/runtime~main.1.js', 'load');
    await answer('/main.js', 'load');
    await done;
  });

  it('shares its files with the application, which does not run it', async () => {
    const loader = createLoader(files);
    loader.runSearchBox();
    await answer('/runtime~main.1.js', 'load');
    const done = loader.run();
    await answer('/a.css', 'load');
    await answer('/preact.js', 'load');
    await answer('/main.js', 'load');
    await expect(done).resolves.toBe(true);
    expect(scripts()).toEqual(['/runtime~main.1.js', '/search-box.1.js', '/preact.js', '/main.js']);
  });

  it('is requested again if it has not arrived', async () => {
    const loader = createLoader(files);
    loader.runSearchBox();
    await answer('/runtime~main.1.js', 'load');
    await answer('/search-box.1.js', 'error');
    await vi.waitFor(() => {
      loader.runSearchBox();
      expect(scripts()).toEqual(['/runtime~main.1.js', '/search-box.1.js', '/search-box.1.js']);
    });
  });
});
