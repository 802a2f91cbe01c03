import {buildSite} from '../build/buildSite.mjs';
import {command} from '../run/command.mjs';
import {say} from '../run/say.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {freePort} from '../setup/freePort.mjs';
import {root} from '../root.mjs';

/** Sets up, builds what changed and serves the site. */
export const start = command(async () => {
  const port = await freePort();
  await ensurePackages();
  await buildSite();
  // Only now: the server is TypeScript, and what compiles it is a package.
  const {tsImport} = await import('tsx/esm/api');
  const {serve} = await tsImport('../../server/serve.ts', import.meta.url);
  await serve({folder: `${root}/build`, port});
  say(`The site is on http://localhost:${port} (Ctrl+C stops it)`);
});
