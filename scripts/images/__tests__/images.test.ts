import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {headline} from '../../../config/headline.ts';
import {localeIds} from '../../../config/locales.ts';
import {products} from '../../../config/products.ts';
import {siteTitle} from '../../../config/site.ts';
import {appIcon, favicon, iconFile, logo} from '../logo.ts';
import {inkLight, palette} from '../../../release/cards/palette.ts';
import {socialCard} from '../socialCard.ts';
import {webManifest} from '../webManifest.ts';

const root = path.join(import.meta.dirname, '../../..');
const committed = (file: string) => readFileSync(path.join(root, 'static', file), 'utf8');
const redraw = 'Run "npx tsx scripts/draw-images.mjs" and commit what it writes.';

describe('palette', () => {
  const tokens = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  const [light = '', dark = ''] = tokens.split("[data-theme='dark']");

  it.each(Object.entries(palette))('has the dark %s of the tokens', (name, value) => {
    expect(dark).toContain(`--${name}: ${value};`);
  });

  it('has the light text colour of the tokens', () => {
    expect(light).toContain(`--text: ${inkLight};`);
  });
});

describe('social card', () => {
  it.each(localeIds)('shows the headline pair and every product (%s)', (locale) => {
    const card = socialCard(locale);
    for (const text of [
      siteTitle[locale],
      ...headline.zh,
      ...headline.en,
      ...products.map(({name}) => name[locale]),
    ]) {
      expect(card).toContain(text);
    }
  });
});

describe('app icon', () => {
  it('puts the logo into the middle of a square', () => {
    expect(appIcon(0.5)).toContain('viewBox="-12 -12 48 48"');
  });
});

describe('icon file', () => {
  it('says where its picture begins and how long it is', () => {
    const png = Buffer.from('picture');
    const file = iconFile(png);
    expect(file.readUInt16LE(4)).toBe(1);
    expect(file.readUInt32LE(14)).toBe(png.byteLength);
    expect(file.subarray(file.readUInt32LE(18))).toEqual(png);
  });
});

describe('committed files', () => {
  it.each(localeIds)('have the manifest of today (%s)', (locale) => {
    expect(committed(`manifest.${locale}.webmanifest`), redraw).toBe(webManifest(locale));
  });

  it('have the logo of today', () => {
    expect(committed('img/logo.svg'), redraw).toBe(logo('currentColor'));
    expect(committed('img/favicon.svg'), redraw).toBe(
      favicon({light: inkLight, dark: palette.text}),
    );
  });

  it.each(['192', '512'])('have an icon of %s pixels', (edge) => {
    const png = readFileSync(path.join(root, `static/img/icon-${edge}.png`));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(edge), Number(edge)]);
  });
});
