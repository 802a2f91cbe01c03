import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {compileScript} from '../compileScript.ts';
import staticFirst from '../index.ts';

vi.mock('../compileScript.ts', () => ({compileScript: vi.fn(() => Promise.resolve('start()'))}));

afterEach(() => {
  vi.unstubAllEnvs();
});

const load = (mode: string) => {
  vi.stubEnv('NODE_ENV', mode);
  return staticFirst({generatedFilesDir: '/generated'} as LoadContext);
};

it('compiles the script for built pages, not for the development server', async () => {
  expect(await load('development')).not.toHaveProperty('injectHtmlTags');
  expect(compileScript).not.toHaveBeenCalled();
  const {injectHtmlTags} = await load('production');
  expect(injectHtmlTags?.({content: undefined})).toEqual({
    preBodyTags: [{tagName: 'script', innerHTML: 'start()'}],
  });
});
