import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import licencesPlugin from '../index.ts';

afterEach(() => vi.unstubAllEnvs());

function configurationIn(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  const {configureWebpack} = licencesPlugin({siteDir: process.cwd()} as LoadContext);
  return configureWebpack?.({}, false, {} as ConfigureWebpackUtils, undefined);
}

it('the modules are listed in a build, not after each change on the development server', () => {
  expect(configurationIn('production')?.plugins).toHaveLength(1);
  expect(configurationIn('development')).toEqual({});
});
