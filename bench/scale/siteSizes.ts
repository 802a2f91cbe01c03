import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {filesIn} from '../../release/files.ts';

/** Sizes of a built site in bytes, brotli at quality 9 unless stated otherwise. */
export interface SiteSizes {
  /** The application scripts that each Chinese page references. */
  readonly application: number;
  /** All files of the Chinese search index together. */
  readonly searchIndex: number;
  /** One of the added pages. */
  readonly page: number;
  /** The same page, not compressed. */
  readonly pageRaw: number;
  /** Number of HTML files in both languages. */
  readonly pages: number;
}

/** Returns the size of a file's content in bytes, brotli at quality 9. */
export const compressed = (content: Buffer): number =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).byteLength;

/**
 * Measures the files that a reader fetches, from a build that need not be prepared for serving.
 * @param page path of a page's file
 */
export async function siteSizes(build: string, page: string): Promise<SiteSizes> {
  const files = await filesIn(build);
  const read = (file: string) => readFile(path.join(build, file));
  const sizes = async (pattern: RegExp) => {
    const contents = await Promise.all(files.filter((file) => pattern.test(file)).map(read));
    return contents.map(compressed).reduce((sum, size) => sum + size, 0);
  };
  const html = await read(page);
  return {
    application: await sizes(/^assets\/js\/(main|preact|runtime~main|shared)\.[0-9a-f]+\.js$/),
    searchIndex: await sizes(/^search\/.*\.json$/),
    page: compressed(html),
    pageRaw: html.byteLength,
    pages: files.filter((file) => file.endsWith('.html')).length,
  };
}
