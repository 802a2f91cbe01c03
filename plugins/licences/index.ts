import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {licenceText} from './licenceText.ts';
import {packagesIn} from './licenceText.ts';

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

const statsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  groupModulesByType: false,
  groupModulesByPath: false,
  groupModulesByAttributes: false,
  groupModulesByLayer: false,
};

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
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          {
            apply({hooks}: {hooks: Hooks}) {
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

/** The part of the compiler API of the bundler that is used here. */
interface Hooks {
  readonly done: {
    readonly tap: (
      name: string,
      listener: (stats: {toJson: (options: object) => unknown}) => void,
    ) => void;
  };
}
