import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {moduleStats, type Compiler} from '../bundle/moduleStats.ts';
import {licenceText, packagesIn} from './licenceText.ts';

interface Module {
  readonly name?: string;
  readonly modules?: readonly Module[];
}

const modulesSchema: z.ZodType<readonly Module[]> = z.array(
  z.object({
    name: z.string().optional(),
    get modules() {
      return modulesSchema.optional();
    },
  }),
) as never;

const statsSchema = z.object({modules: modulesSchema});

/** Returns the names of modules, including concatenated ones, which are nested. */
const namesOf = (modules: readonly Module[]): string[] =>
  modules.flatMap(({name = '', modules: inside = []}) => [name, ...namesOf(inside)]);

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
                names = namesOf(statsSchema.parse(stats.toJson(statsOptions)).modules);
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
