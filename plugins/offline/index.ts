import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileScript} from '../static-first/compileScript.ts';
import {offMark, workerPath} from './kept/names.ts';

/**
 * Writes the service worker for offline reading, and the one that disables it, for both languages.
 */
export default function offlinePlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const compile = (name: string) =>
    compileScript(
      fileURLToPath(new URL(`worker/${name}.ts`, import.meta.url)),
      path.join(generatedFilesDir, `offline-${name}`),
    );
  return {
    name: 'offline',
    async postBuild({outDir}) {
      if (baseUrl !== '/') {
        return;
      }
      await mkdir(path.join(outDir, '.server'), {recursive: true});
      await writeFile(path.join(outDir, workerPath), await compile('main'));
      await writeFile(
        path.join(outDir, '.server/service-worker-off.js'),
        `${offMark}\n${await compile('off')}`,
      );
    },
  };
}
