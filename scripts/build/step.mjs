import process from 'node:process';
import {command} from '../run/command.mjs';
import {buildByProduct} from './buildParts.mjs';
import {buildSite} from './buildSite.mjs';

/**
 * Only the steps `build` and `by-product`. Unlike `npm run build` they install nothing, because an
 * installation would remove packages that parallel steps use.
 */
void command((args) => (args.includes('--by-product') ? buildByProduct(1) : buildSite()))(
  process.argv.slice(2),
);
