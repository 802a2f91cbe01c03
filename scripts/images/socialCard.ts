import {headline} from '../../config/headline.ts';
import {languageTags, otherLocale, type LocaleId} from '../../config/locales.ts';
import {products} from '../../config/products.ts';
import {siteTitle} from '../../config/site.ts';
import {markPaths} from '../../release/cards/markPaths.ts';
import {palette} from '../../release/cards/palette.ts';

const mark = (paths: string, size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24">${paths}</svg>`;

const lines = (texts: readonly string[]) => texts.map((text) => `<div>${text}</div>`).join('');

/**
 * The preview image that other sites show with a link to this one, as a page of 1200 × 630 pixels:
 * the two headlines and the seven products, each connected to its name.
 */
export function socialCard(locale: LocaleId): string {
  const other = otherLocale(locale);
  const pairs = products
    .map(
      ({id, name, accent}) =>
        `<li style="--accent: ${accent.dark}">${mark(markPaths(id, accent.dark), 48)}` +
        `<span class="tie down"></span>${name[locale]}</li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<meta charset="utf-8">
<style>
* { box-sizing: border-box; margin: 0; padding: 0; }
body { position: relative; width: 1200px; height: 630px; background: ${palette.bg}; color: ${palette.text};
  font-family: 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; }
body > * { position: absolute; inset-inline: 72px; }
.site { top: 60px; display: flex; align-items: center; gap: 18px; font-size: 30px; font-weight: 600; }
.headline { top: 176px; display: flex; align-items: flex-start; gap: 24px; }
.own { flex: none; font-size: ${locale === 'zh' ? 60 : 48}px; font-weight: 600; line-height: 1.4; white-space: nowrap; }
.other { flex: none; padding-top: ${locale === 'zh' ? 12 : 4}px; color: ${palette.sec}; font-size: ${locale === 'zh' ? 31 : 38}px; line-height: 1.5; white-space: nowrap; }
.tie { position: relative; display: block; --accent: ${palette.site}; background: var(--accent); }
.tie::before, .tie::after { position: absolute; width: 9px; height: 9px; background: var(--accent); content: ''; }
.across { flex: 1; height: 2px; margin-top: ${locale === 'zh' ? 41 : 33}px; }
.across::before { inset: -3.5px auto auto 0; }
.across::after { inset: -3.5px 0 auto auto; }
ol { bottom: 64px; display: grid; padding-top: 40px; border-top: 1px solid ${palette.line}; color: ${palette.text};
  font-size: 20px; grid-template-columns: repeat(${products.length}, auto); justify-content: space-between; line-height: 28px; white-space: nowrap; list-style: none; }
:lang(zh) { font-variant-east-asian: normal; }
:lang(en) { font-variant-east-asian: proportional-width; }
svg { display: block; }
.down { --accent: inherit; width: 2px; height: 38px; margin: 14px 0 12px 23px; background: ${palette.line2}; }
.down::before, .down::after { left: -3px; width: 8px; height: 8px; background: ${palette.line2}; }
.down::before { top: 0; }
.down::after { bottom: 0; border: 2px solid ${palette.line2}; background: ${palette.bg}; }
</style>
<p class="site">${mark(markPaths('logo', palette.text), 44)}${siteTitle[locale]}</p>
<div class="headline">
  <div class="own">${lines(headline[locale])}</div>
  <span class="tie across"></span>
  <div class="other" lang="${languageTags[other]}">${lines(headline[other])}</div>
</div>
<ol>${pairs}</ol>
</html>`;
}
