import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileScript} from './compileScript.ts';

/**
 * Adds the script of `src/intent/` before the content of every built page, so that it receives the
 * first press. It runs the application when the reader needs it. `config/pageTemplate.ts` therefore
 * has no script elements.
 */
export default async function staticFirstPlugin({generatedFilesDir}: LoadContext): Promise<Plugin> {
  const name = 'static-first';
  // The development server loads the application with its own script elements.
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  const script = await compileScript(
    fileURLToPath(new URL('../../src/intent/main.ts', import.meta.url)),
    path.join(generatedFilesDir, name),
  );
  return {
    name,
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
