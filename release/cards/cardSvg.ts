import {i18n, type LocaleId, type Localized} from '../../config/locales.ts';
import {isProductId, productById} from '../../config/products.ts';
import {siteTitle} from '../../config/site.ts';
import {markPaths} from './markPaths.ts';
import {palette} from './palette.ts';
import {breakLines} from './breakLines.ts';
import {cardFont, type Weight} from './cardFont.ts';

/** Content of the social card of a page. */
export interface Card {
  readonly locale: LocaleId;
  readonly isPost: boolean;
  readonly title: string;
  /** The title of the page in the other language. */
  readonly twinTitle?: string | undefined;
  readonly products: readonly string[];
}

const updateLog: Localized = {zh: '更新日志', en: 'Update log'};

/** Size that other sites expect, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;

const left = 72;
const right = cardWidth - left;
const titleTop = 148;
/** Vertical position of the line above the products. */
const rule = 494;
const twinSize = 30;
const twinLine = 44;
const twinIndent = 68;

interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

const text = (value: string, {weight, size, color}: Style, x: number, y: number) =>
  `<g fill="${color}">${cardFont.pathsOf(value, weight, size, x, y)}</g>`;

const textEndingAt = (value: string, style: Style, end: number, y: number) =>
  text(value, style, end - cardFont.widthOf(value, style.weight, style.size), y);

const mark = (paths: string, size: number, x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">${paths}</g>`;

const square = (x: number, y: number) => `<path d="M${x} ${y}h9v9h-9z"/>`;

/** Draws the line that joins texts with the same meaning, as on the site. */
const tie = (x: number, y: number, width: number) =>
  `<g fill="${palette.site}"><path d="M${x} ${y}h${width}v2h-${width}z"/>${square(x, y - 3.5)}${square(x + width - 9, y - 3.5)}</g>`;

const linesOf = (value: string, weight: Weight, size: number, width: number) =>
  breakLines(value, (part) => cardFont.widthOf(part, weight, size), width);

/** Returns the largest type size in which all lines of a text fit. */
function fit(
  value: string,
  weight: Weight,
  sizes: {most: number; least: number},
  room: number,
  width: number,
) {
  for (let size = sizes.most; ; size -= 4) {
    const lines = linesOf(value, weight, size, width);
    const lineHeight = Math.round(size * 1.3);
    if (lines.length * lineHeight <= room || size <= sizes.least) {
      return {size, lines, lineHeight};
    }
  }
}

/** Draws the products of the page, each with its mark and, if all names fit, its name. */
function productRow({locale, isPost, products}: Card): string {
  const known = products.filter(isProductId).map((id) => ({...productById(id), id}));
  const note = isPost ? updateLog[locale] : known[0]?.tagline[locale];
  const noteStyle: Style = {weight: 400, size: 26, color: palette.sec};
  const nameStyle: Style = {weight: 600, size: 30, color: palette.text};
  const noteWidth = note === undefined ? 0 : cardFont.widthOf(note, 400, noteStyle.size) + 48;
  const widths = known.map(
    ({name}) => 64 + cardFont.widthOf(name[locale], 600, nameStyle.size) + 40,
  );
  const named = left + widths.reduce((sum, width) => sum + width, 0) + noteWidth <= right;
  let x = left;
  const drawn = known.map(({id, name, accent}, index) => {
    const paths = mark(markPaths(id, accent.dark), 48, x, rule + 38);
    const label = named ? text(name[locale], nameStyle, x + 64, rule + 73) : '';
    x += named ? (widths[index] ?? 0) : 76;
    return paths + label;
  });
  return [...drawn, note === undefined ? '' : textEndingAt(note, noteStyle, right, rule + 71)].join(
    '',
  );
}

/** Draws the picture that other sites show beside a link to an article or post. */
export function cardSvg(card: Card): string {
  const {locale, title, twinTitle} = card;
  const twinLines =
    twinTitle === undefined || twinTitle === title
      ? []
      : linesOf(twinTitle, 400, twinSize, right - left - twinIndent);
  // The title of this page has priority over the title in the other language.
  const twin = twinLines.length > 2 ? [] : twinLines;
  const twinRoom = twin.length * twinLine;
  const room = rule - titleTop - 40 - twinRoom;
  const {size, lines, lineHeight} = fit(title, 600, {most: 72, least: 24}, room, right - left);
  const top = titleTop + Math.min(40, Math.max(0, room - lines.length * lineHeight) / 2);
  const twinTop = top + lines.length * lineHeight + 20;
  const language = i18n.localeConfigs[locale]?.label ?? locale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    `<path fill="${palette.bg}" d="M0 0h${cardWidth}v${cardHeight}H0z"/>`,
    mark(markPaths('logo', palette.text), 44, left, 60),
    text(siteTitle[locale], {weight: 600, size: 30, color: palette.text}, left + 62, 93),
    textEndingAt(language, {weight: 400, size: 26, color: palette.sec}, right, 92),
    ...lines.map((line, index) =>
      text(
        line,
        {weight: 600, size, color: palette.text},
        left,
        Math.round(top + index * lineHeight + size * 1.02),
      ),
    ),
    ...(twin.length > 0 ? [tie(left, twinTop + 22, 44)] : []),
    ...twin.map((line, index) =>
      text(
        line,
        {weight: 400, size: twinSize, color: palette.sec},
        left + twinIndent,
        twinTop + 33 + index * twinLine,
      ),
    ),
    `<path fill="${palette.line}" d="M${left} ${rule}h${right - left}v1h-${right - left}z"/>`,
    productRow(card),
    '</svg>',
  ].join('');
}
