import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileScript} from './compileScript.ts';

/**
 * Puts the script of `src/intent/` before the content of every built page, so that it receives the
 * first press. It runs the application when the reader needs it, instead of script elements;
 * `config/pageTemplate.ts` is its other half.
 */
export default async function staticFirstPlugin({generatedFilesDir}: LoadContext): Promise<Plugin> {
  const script = await compileScript(
    fileURLToPath(new URL('../../src/intent/main.ts', import.meta.url)),
    path.join(generatedFilesDir, 'static-first'),
  );
  return {
    name: 'static-first',
    // The development server loads the application in its own way.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {preBodyTags: [{tagName: 'script', innerHTML: script}]}
        : {},
  };
}
