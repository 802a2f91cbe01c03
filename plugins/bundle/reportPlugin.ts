import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {bundleReport, type ModuleCode} from './bundleReport.ts';
import {moduleStats, type Compiler, type Statistics} from './moduleStats.ts';

const statsOptions = {...moduleStats, ids: true, source: true, chunks: true};

const minified = (source: string, moduleType = '') =>
  moduleType.startsWith('javascript')
    ? rspack.experiments.swc.minifySync(source, {module: true}).code
    : source;

/** Returns the modules in the files that every page loads. */
function initialModules({modules = [], chunks = []}: Statistics): ModuleCode[] {
  const files = new Map(
    chunks
      .filter(({initial}) => initial)
      .map(({id, names}) => [id, names[0] ?? String(id)] as const),
  );
  return modules.flatMap(({name, moduleType, source, chunks: ids}) => {
    const file = ids?.map((id) => files.get(id)).find((known) => known !== undefined);
    const isStyle = moduleType?.startsWith('css');
    return file !== undefined && name !== undefined && typeof source === 'string' && !isStyle
      ? [{module: name, file, code: minified(source, moduleType)}]
      : [];
  });
}

/** Returns a plugin that writes a report about the initial files after a client build. */
export const reportPlugin = (file: string): {apply: (compiler: Compiler) => void} => ({
  apply({hooks}) {
    hooks.done.tap('report', (stats) => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, bundleReport(initialModules(stats.toJson(statsOptions))));
    });
  },
});
