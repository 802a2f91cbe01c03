import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {create, type Font} from 'fontkit';

const require = createRequire(import.meta.url);

const files = {
  400: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  600: require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
};
export type Weight = keyof typeof files;

const opened = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = opened.get(weight);
  if (known) {
    return known;
  }
  const font = create(readFileSync(files[weight]));
  if (!('layout' in font)) {
    throw new Error(`${files[weight]} is a font collection, but one font was expected`);
  }
  opened.set(weight, font);
  return font;
}

const advances: Readonly<Record<Weight, Map<string, number>>> = {400: new Map(), 600: new Map()};

/** Widths are cached: each line is measured many times, and text layout is the slowest step. */
function advanceOf(character: string, weight: Weight): number {
  const known = advances[weight].get(character);
  if (known !== undefined) {
    return known;
  }
  const advance = fontOf(weight).layout(character).advanceWidth;
  advances[weight].set(character, advance);
  return advance;
}

/** Measures and draws texts in Noto Sans SC, which has Latin and Han characters. */
export const cardFont = {
  /**
   * Returns the width in pixels, without kerning: at most a few pixels more than the drawn text.
   */
  widthOf(text: string, weight: Weight, size: number): number {
    const {unitsPerEm} = fontOf(weight);
    const units = [...text].reduce((sum, character) => sum + advanceOf(character, weight), 0);
    return (units * size) / unitsPerEm;
  },

  /**
   * Returns the text as SVG paths.
   * @param x left edge in pixels
   * @param y baseline in pixels
   */
  pathsOf(text: string, weight: Weight, size: number, x: number, y: number): string {
    const font = fontOf(weight);
    const scale = size / font.unitsPerEm;
    const {glyphs, positions} = font.layout(text);
    let left = x;
    return glyphs
      .map((glyph, index) => {
        const path = `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        left += (positions[index]?.xAdvance ?? 0) * scale;
        return path;
      })
      .join('');
  },
};
