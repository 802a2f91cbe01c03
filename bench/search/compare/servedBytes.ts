import {brotliCompressSync} from 'node:zlib';

/** Size of a file in transfer: brotli at quality 11, unless that makes it longer. */
export function servedBytes(content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Math.min(brotliCompressSync(bytes).length, bytes.length);
}
