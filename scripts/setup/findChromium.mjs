import {existsSync} from 'node:fs';
import {CliError} from '../run/CliError.mjs';

const places = [
  // Without the parts of a browser that only people see: the browser tests take half as long.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, or the first one found in the usual places.
 * @returns {string | undefined}
 * @throws CliError if `CHROMIUM_PATH` names no file
 */
export function findChromium() {
  const {CHROMIUM_PATH: wanted = ''} = process.env;
  if (wanted === '') {
    return places.find((place) => existsSync(place));
  }
  if (!existsSync(wanted)) {
    throw new CliError(
      `CHROMIUM_PATH is "${wanted}", and there is no such file: correct it, or leave it out.`,
    );
  }
  return wanted;
}
