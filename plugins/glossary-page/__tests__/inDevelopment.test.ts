import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {siteMemory} from '../../../translation/memory/siteMemory.ts';
import glossaryPagePlugin from '../index.ts';

vi.mock('../../../translation/memory/siteMemory.ts', () => ({siteMemory: vi.fn(() => [])}));
vi.mock('../readArticles.ts', () => ({readArticles: () => []}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

async function filesIn(mode: string): Promise<string[] | undefined> {
  vi.stubEnv('NODE_ENV', mode);
  const context = {baseUrl: '/', outDir: 'build', siteDir: process.cwd()};
  const content = await glossaryPagePlugin(context as LoadContext).loadContent?.();
  return content?.files.map(({path}) => path);
}

it('a build makes the termbase and the translation memory as files', async () => {
  expect(await filesIn('production')).toEqual([
    'downloads/glossary.xlsx',
    'downloads/glossary.csv',
    'downloads/glossary.tbx',
    'downloads/memory.tmx',
  ]);
  expect(siteMemory).toHaveBeenCalledOnce();
});

it('the development server makes no files, which it would repeat after each change', async () => {
  expect(await filesIn('development')).toEqual([]);
  expect(siteMemory).not.toHaveBeenCalled();
});
