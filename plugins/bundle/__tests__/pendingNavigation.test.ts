import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import bundlePlugin from '../index.ts';

const {configureWebpack} = bundlePlugin({generatedFilesDir: '/generated'} as LoadContext);

it('replaces the module that keeps the old page, which the application imports', () => {
  const {resolve} = configureWebpack?.({}, true, {} as ConfigureWebpackUtils, undefined) ?? {};
  const aliases = Object.entries(resolve?.alias ?? {});
  const [replaced = '', ours = ''] =
    aliases.find(([file]) => file.endsWith('PendingNavigation.js')) ?? [];
  expect(existsSync(replaced)).toBe(true);
  expect(existsSync(ours as string)).toBe(true);
  const app = readFileSync(path.join(path.dirname(replaced), 'App.js'), 'utf8');
  expect(app).toContain("from './PendingNavigation';");
});
