import {spawn} from 'node:child_process';
import {root} from '../root.mjs';
import {command} from '../run/command.mjs';
import {StopWithSentence} from '../run/StopWithSentence.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {freePort} from '../setup/freePort.mjs';

/** Shows one language and follows every change: `npm run dev`, `npm run dev -- en`. */
export const dev = command(async ([locale = 'zh']) => {
  if (locale !== 'zh' && locale !== 'en') {
    throw new StopWithSentence(
      `There is no language "${locale}": use "npm run dev" or "npm run dev -- en".`,
    );
  }
  const asked = locale === 'zh' ? 'npm run dev' : `npm run dev -- ${locale}`;
  const port = await freePort((other) => `PORT=${other} ${asked}`);
  await ensurePackages();
  const docusaurus = `${root}/node_modules/@docusaurus/core/bin/docusaurus.mjs`;
  const options = ['start', '--locale', locale, '--port', String(port), '--no-open'];
  const child = spawn(process.execPath, [docusaurus, ...options], {cwd: root, stdio: 'inherit'});
  process.once('SIGINT', () => child.kill('SIGINT')).once('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) =>
    child.once('close', (code) => resolve(code ?? 0)),
  );
});
