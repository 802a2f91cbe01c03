// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => window.history.replaceState(null, '', '/'));

const addressAfter = async (address: string) => {
  window.history.replaceState({key: 'kept'}, '', window.location.origin + address);
  await import('../safeAddress.ts');
  return window.location.href.slice(window.location.origin.length);
};

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  // Without the origin, this would be the address of another site, which throws.
  ['//x%', '//x%25'],
  ['/docs/faq?a=%#100%', '/docs/faq?a=%#100%25'],
  ['/docs/%E6%9C%AF', '/docs/%E6%9C%AF'],
])('makes %s safe to decode before the router reads it', async (address, safe) => {
  expect(await addressAfter(address)).toBe(safe);
  expect(window.history.state).toEqual({key: 'kept'});
});
