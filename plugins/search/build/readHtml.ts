import {readFile} from 'node:fs/promises';
import path from 'node:path';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Reads the page of an address with any `trailingSlash` setting.
 * @param outDir output folder of the language.
 * @param baseUrl base address of the language, with slashes at both ends.
 * @throws Error that names the address if the page does not exist.
 */
export async function readHtml(outDir: string, baseUrl: string, address: string): Promise<string> {
  const name = decodeURI(address).slice(baseUrl.length);
  const files = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  for (const file of files) {
    try {
      return await readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if (!isMissing(error)) {
        throw error;
      }
    }
  }
  throw new Error(`The build has no page for ${address}: looked for ${files.join(' and ')}.`);
}
