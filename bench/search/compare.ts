import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {productById} from '../../config/products.ts';
import {command} from '../../scripts/run/command.mjs';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {machine} from '../run/machine.ts';
import {largestProduct} from './compare/measureCosts.ts';
import {measureEngine, type Measurement} from './compare/measureEngine.ts';
import {replaceBetween} from './compare/replaceBetween.ts';
import {report} from './compare/report.ts';
import {allEngines, isEngineId, type EngineId} from './engines/allEngines.ts';
import {peerVersion} from './peers/importPeer.mjs';
import {isHalfName, readQueries, type HalfName} from './readQueries.ts';

const usage = `npx tsx bench/search/compare.ts --set open|held [--build DIR] [--engine ID]… [--write]

  --set     which half of the judged queries; tune on open only
  --build   folder of the built site; without it, the articles as they are written
  --engine  ${Object.keys(allEngines).join(', ')} (default: all)
  --write   put the tables into bench/search/README.md`;

const readme = path.join(import.meta.dirname, 'README.md');

async function write(set: string, tables: string): Promise<void> {
  const text = replaceBetween(await readFile(readme, 'utf8'), set, tables);
  const options = await resolveConfig(readme);
  await writeFile(readme, await format(text, {...options, filepath: readme}));
}

async function measureAll(
  locale: LocaleId,
  engines: readonly EngineId[],
  set: HalfName,
  build: string | undefined,
): Promise<Measurement[]> {
  const queries = await readQueries(locale, set);
  const measurements: Measurement[] = [];
  for (const engine of engines) {
    console.error(`${locale}: ${allEngines[engine].name}`);
    measurements.push(await measureEngine(engine, locale, queries, build));
  }
  return measurements;
}

void command(async (args) => {
  const {values} = readArguments(args, usage, {
    options: {
      set: {type: 'string'},
      build: {type: 'string'},
      engine: {type: 'string', multiple: true, default: Object.keys(allEngines)},
      write: {type: 'boolean', default: false},
    },
  });
  const {set, engine} = values;
  const engines = engine.filter(isEngineId);
  if (!isHalfName(set) || engines.length < engine.length) {
    throw new CliError(usage);
  }
  const build = values.build === undefined ? undefined : path.resolve(values.build);
  const measurements: Record<LocaleId, Measurement[]> = {zh: [], en: []};
  for (const locale of localeIds) {
    measurements[locale] = await measureAll(locale, engines, set, build);
  }
  const packages = new Set(engines.flatMap((id) => allEngines[id].packages));
  const tables = report({
    set,
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    versions: [...packages].map((name) => `${name} ${peerVersion(name)}`),
    source: build === undefined ? 'the articles as they are written' : 'the built site',
    product: productById(largestProduct).name.en,
    measurements,
  });
  console.log(tables);
  if (values.write) {
    await write(set, tables);
  }
})(process.argv.slice(2));
