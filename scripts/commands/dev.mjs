import {spawn} from 'node:child_process';
import {root} from '../root.mjs';
import {command} from '../run/command.mjs';
import {readArguments} from '../run/readArguments.mjs';
import {restartOnChange} from '../run/restartOnChange.mjs';
import {CliError} from '../run/CliError.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {freePort} from '../setup/freePort.mjs';

/** Serves one language and reloads on every change: `npm run dev`, `npm run dev -- en`. */
export const dev = command(async ([locale = 'zh', ...more]) => {
  if (locale !== 'zh' && locale !== 'en') {
    throw new CliError(
      `There is no language "${locale}": use "npm run dev" or "npm run dev -- en".`,
    );
  }
  readArguments(more, 'npm run dev -- en, or PORT=4000 npm run dev', {});
  const asked = locale === 'zh' ? 'npm run dev' : `npm run dev -- ${locale}`;
  const port = await freePort((other) => `PORT=${other} ${asked}`);
  await ensurePackages();
  const docusaurus = `${root}/node_modules/@docusaurus/core/bin/docusaurus.mjs`;
  const options = ['start', '--locale', locale, '--port', String(port), '--no-open'];
  // A server in the other language and a build would otherwise write the same files.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/dev/${locale}`};
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // The framework watches articles and its configuration file, but not the imports of that file.
  process.exitCode = await restartOnChange(
    `${root}/config`,
    () => spawn(process.execPath, [docusaurus, ...options], {cwd: root, stdio: 'inherit', env}),
    stopping.signal,
  );
});
