// Draws the images of static/ from the marks, the product list and the headline:
//   npx tsx scripts/draw-images.mjs
// Run it when one of these changes. The results are committed because not every machine has the fonts.
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {localeIds} from '../config/locales.ts';
import {appIcon, favicon, iconFile, logo} from './images/logo.ts';
import {inkLight, palette} from '../release/cards/palette.ts';
import {socialCard} from './images/socialCard.ts';
import {webManifest} from './images/webManifest.ts';
import {root} from './root.mjs';
import {findChromium} from './setup/findChromium.mjs';

/** @param {string} name @param {string | Uint8Array} data */
const write = (name, data) => writeFile(path.join(root, 'static', name), data);

const executablePath = findChromium();
if (!executablePath) {
  throw new Error('Chromium draws the images: install it, or name it in CHROMIUM_PATH.');
}
const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});

/** @param {string} html @param {number} width @param {number} height */
async function draw(html, width, height) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** @param {string} svg @param {number} edge */
const drawIcon = (svg, edge) =>
  draw(`<style>body{margin:0}svg{display:block;width:${edge}px}</style>${svg}`, edge, edge);

try {
  await write('img/logo.svg', logo('currentColor'));
  await write('img/favicon.svg', favicon({light: inkLight, dark: palette.text}));
  await write('favicon.ico', iconFile(await drawIcon(appIcon(0.86), 32)));
  await write('img/apple-touch-icon.png', await drawIcon(appIcon(0.68), 180));
  await write('img/icon-192.png', await drawIcon(appIcon(0.72), 192));
  await write('img/icon-512.png', await drawIcon(appIcon(0.72), 512));
  await write('img/icon-maskable.png', await drawIcon(appIcon(0.54), 512));
  for (const locale of localeIds) {
    await write(`manifest.${locale}.webmanifest`, webManifest(locale));
    await write(`img/social-card-${locale}.png`, await draw(socialCard(locale), 1200, 630));
  }
} finally {
  await browser.close();
}
