import {baseUrls, languageTags, type LocaleId} from '../../config/locales.ts';
import {siteTitle} from '../../config/site.ts';
import {palette} from '../../release/cards/palette.ts';

/** Creates the text of the web manifest, with which a phone adds the site to its home screen. */
export function webManifest(locale: LocaleId): string {
  const start = baseUrls[locale];
  const manifest = {
    name: siteTitle[locale],
    lang: languageTags[locale],
    id: start,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.bg,
    theme_color: palette.bg,
    icons: [
      {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
      {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png'},
      {src: '/img/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
