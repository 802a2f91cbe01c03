import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Keeps the browser's highlighter out of the bundle: `rehypeCode` colours code at build time. */
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
