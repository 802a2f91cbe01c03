import {buildSite} from '../build/buildSite.mjs';
import {command} from '../run/command.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';

/** Builds both languages into `build/`. */
export const build = command(async () => {
  await ensurePackages();
  await buildSite();
});
