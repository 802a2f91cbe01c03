import {existsSync} from 'node:fs';

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
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}
