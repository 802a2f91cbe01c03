import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const assign = vi.fn<(address: string) => void>();
const push = vi.fn<(address: string) => void>();
const ofDocument = {pathname: '/docs/yicat/', search: '', assign};

beforeEach(() => {
  vi.resetModules();
  assign.mockReset();
  push.mockReset();
  vi.stubGlobal('window', {location: ofDocument});
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../application.ts');

it('opens addresses as documents until the application runs', async () => {
  const {openAddress, showPage} = await load();
  openAddress('/docs/a');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/docs/a');
  showPage({push}, {pathname: '/docs/yicat', search: ''});
  openAddress('/docs/b');
  expect(push).toHaveBeenCalledExactlyOnceWith('/docs/b');
  expect(assign).toHaveBeenCalledOnce();
});

it('the first page of the application is that of the document, however it writes the address', async () => {
  const {showPage, shownPage} = await load();
  const listener = vi.fn();
  shownPage.subscribe(listener);
  showPage({push}, {pathname: '/docs/yicat', search: ''});
  expect(shownPage.get()).toBe(ofDocument);
  expect(listener).not.toHaveBeenCalled();
  const next = {pathname: '/docs/faq', search: ''};
  showPage({push}, next);
  expect(shownPage.get()).toBe(next);
  expect(listener).toHaveBeenCalledOnce();
});
