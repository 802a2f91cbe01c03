import {existsSync} from 'node:fs';
import {runProgram} from '../run/runProgram.mjs';
import {say} from '../run/say.mjs';
import {CliError} from '../run/CliError.mjs';
import {findChromium} from './findChromium.mjs';
import {findNginx, nginxPackages} from './findNginx.mjs';

/** Path of the Chinese fonts of Debian's package; other systems include such fonts. */
const chineseFonts = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const debian = existsSync('/usr/bin/apt-get');

/**
 * Ensures that the tests find Chromium and, on Debian, fonts that can draw Chinese and the nginx
 * for which `deploy/nginx.conf` is written. Installs them from Debian's packages if permitted.
 * @returns {Promise<void>}
 */
export async function ensureBrowser() {
  const missing = [
    ...(findChromium() ? [] : ['chromium-headless-shell']),
    ...(debian && !existsSync(chineseFonts) ? ['fonts-noto-cjk'] : []),
    ...(debian && !findNginx() ? nginxPackages : []),
  ];
  if (missing.length === 0) {
    return;
  }
  if (!debian || process.getuid?.() !== 0) {
    throw new CliError(
      debian
        ? `The tests need ${missing.join(' and ')}: run "sudo apt-get install -y ${missing.join(' ')}".`
        : 'The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.',
    );
  }
  say(`Installing ${missing.join(' and ')} …`);
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${missing.join(' ')}`;
  const {ok, seconds, output} = await runProgram('install-browser', ['sh', '-c', install], {
    env: {DEBIAN_FRONTEND: 'noninteractive'},
  });
  if (!ok) {
    throw new CliError(
      `${output}\nDebian's packages could not be installed; apt-get's reason is above.`,
    );
  }
  say(`Installed, ${seconds.toFixed(0)} s`);
}
