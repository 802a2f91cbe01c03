import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * Removes the client highlighter from the bundle, because `rehypeCode` colours code at build time.
 */
export default function codeHighlightPlugin(): Plugin {
  return {
    name: 'code-highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer': fileURLToPath(new URL('./emptyPrism.ts', import.meta.url)),
        },
      },
    }),
  };
}
