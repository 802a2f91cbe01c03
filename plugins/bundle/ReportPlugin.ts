import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {bundleReport, type ModuleCode} from './bundleReport.ts';
import {moduleStats, type Compiler} from './moduleStats.ts';

interface Module {
  readonly name?: string;
  readonly moduleType?: string;
  readonly source?: string | Buffer;
  readonly chunks?: readonly (string | number)[];
}

interface Stats {
  readonly modules: readonly Module[];
  readonly chunks: readonly {
    readonly id: string | number;
    readonly names: readonly string[];
    readonly initial: boolean;
  }[];
}

const statsOptions = {...moduleStats, ids: true, source: true, chunks: true};

const minified = (source: string, moduleType = '') =>
  moduleType.startsWith('javascript')
    ? rspack.experiments.swc.minifySync(source, {module: true}).code
    : source;

/** Returns the modules in the files that every page loads. */
function initialModules({modules, chunks}: Stats): ModuleCode[] {
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

/** Writes a report about the initial files after a client build. */
export class ReportPlugin {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReportPlugin', (stats) => {
      const report = bundleReport(initialModules(stats.toJson(statsOptions) as Stats));
      mkdirSync(path.dirname(this.file), {recursive: true});
      writeFileSync(this.file, report);
    });
  }
}
