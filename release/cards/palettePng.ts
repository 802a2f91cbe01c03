import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const zip = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;
/** Level 9 takes eight times as long and saves 8 %. */
const level = 7;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

interface Indexed {
  readonly palette: Uint8Array;
  /** Rows of pixels, each after the number of its filter. */
  readonly rows: Uint8Array;
}

/**
 * Maps each pixel to the index of its colour. Returns undefined if there are too many colours.
 * @param dropped number of lowest bits of each channel that are ignored
 */
function indexColours(pixels: Uint8Array, width: number, height: number, dropped: number) {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rowBytes = width * 4;
  const mask = ((0xff << dropped) & 0xff) * 0x010101;
  const numbers = new Map<number, number>();
  const palette: number[] = [];
  const rows = new Uint8Array((width + 1) * height);
  let last = -1;
  let number = 0;
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    const start = y * rowBytes;
    // Half of the rows of a card equal the one above, and comparing them is much faster.
    if (y > 0 && bytes.compare(bytes, start - rowBytes, start, start, start + rowBytes) === 0) {
      rows.copyWithin(to, to - width - 1, to);
      from += width;
      to += width + 1;
      continue;
    }
    to += 1;
    for (let x = 0; x < width; x += 1, from += 1, to += 1) {
      const colour = colours[from] ?? 0;
      if (colour !== last) {
        last = colour;
        const known = numbers.get(colour & mask);
        number = known ?? numbers.size;
        if (known === undefined) {
          if (numbers.size === mostColours) {
            return undefined;
          }
          numbers.set(colour & mask, number);
          palette.push(colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff);
        }
      }
      rows[to] = number;
    }
  }
  return {palette: Uint8Array.from(palette), rows} satisfies Indexed;
}

/**
 * Encodes a PNG file with a palette, which is about half as large as one with three bytes per
 * pixel. If there are more than 256 colours, the most similar ones are merged.
 * @param pixels opaque RGBA, row by row
 */
export async function palettePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  let indexed: Indexed | undefined;
  for (let dropped = 0; !indexed; dropped += 1) {
    indexed = indexColours(pixels, width, height, dropped);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // These bytes mean: eight bits per pixel, colours from the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', await zip(indexed.rows, {level})),
    chunk('IEND', new Uint8Array()),
  ]);
}
