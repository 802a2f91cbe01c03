import {buildByProduct, buildPart, joinParts} from '../build/buildParts.mjs';
import {buildSite} from '../build/buildSite.mjs';
import {CliError} from '../run/CliError.mjs';
import {command} from '../run/command.mjs';
import {readArguments} from '../run/readArguments.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';

const usage = `npm run build                              the whole site, into build/
npm run build -- --by-product              the products that have changed, then joined into build/
npm run build -- --by-product --processes 4
npm run build -- --product yicat           one product, into .cache/parts/yicat/site
npm run build -- --join [FOLDER ...]       joins built products into build/`;

/** @param {string[]} args */
function readArgs(args) {
  const {values, positionals} = readArguments(args, usage, {
    options: {
      'by-product': {type: 'boolean', default: false},
      processes: {type: 'string'},
      product: {type: 'string'},
      join: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const processes = Number(values.processes ?? '1');
  const ways = [values['by-product'], values.product !== undefined, values.join];
  if (
    ways.filter(Boolean).length > 1 ||
    (positionals.length > 0 && !values.join) ||
    (values.processes !== undefined && !values['by-product']) ||
    !Number.isInteger(processes) ||
    processes < 1
  ) {
    throw new CliError(usage);
  }
  return {...values, processes, folders: positionals};
}

/** Builds both languages into `build/`, or a part of them. */
export const build = command(async (args) => {
  const {product, join, folders, processes, 'by-product': byProduct} = readArgs(args);
  await ensurePackages();
  if (product !== undefined) {
    await buildPart(product);
  } else if (join) {
    await joinParts(folders);
  } else if (byProduct) {
    await buildByProduct(processes);
  } else {
    await buildSite();
  }
});
