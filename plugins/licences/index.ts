import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {moduleStats, type Compiler, type Statistics} from '../bundle/moduleStats.ts';
import {licenceText, packagesIn} from './licenceText.ts';

/** Returns the names of modules, including concatenated ones, which are nested. */
const namesOf = ({modules = []}: Pick<Statistics, 'modules'>): string[] =>
  modules.flatMap((module) => [module.name ?? '', ...namesOf(module)]);

const statsOptions = {...moduleStats, nestedModules: true, nestedModulesSpace: Infinity};

/**
 * Packages whose data is in the search index, although no module of the application imports them.
 */
const inSearchIndex = ['node_modules/opencc-js', 'node_modules/pinyin-pro'];

/**
 * Writes `licences.txt` into the build of each language, for third-party code that readers load.
 */
export default function licencesPlugin({siteDir}: LoadContext): Plugin {
  let names: readonly string[] = [];
  return {
    name: 'licences',
    configureWebpack(_, isServer) {
      // The development server writes no licences, and would list all modules after each change.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        plugins: [
          {
            apply({hooks}: Compiler) {
              hooks.done.tap('licences', (stats) => {
                names = namesOf(stats.toJson(statsOptions));
              });
            },
          },
        ],
      };
    },
    async postBuild({outDir}) {
      const folders = new Set([...packagesIn(names), ...inSearchIndex]);
      const text = await licenceText(siteDir, [...folders].sort());
      await writeFile(path.join(outDir, 'licences.txt'), text);
    },
  };
}
