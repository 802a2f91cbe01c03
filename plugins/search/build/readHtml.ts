import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads the page of an address.
 * @param outDir output folder of the language.
 * @param baseUrl base address of the language, with slashes at both ends.
 * @throws if the address is outside the base address, and if the page cannot be read.
 */
export async function readHtml(outDir: string, baseUrl: string, address: string): Promise<string> {
  if (!`${address}/`.startsWith(baseUrl)) {
    throw new Error(
      `Url '${address}' does not start with base url '${baseUrl}', this is a bug of \`plugins/search\`, please report it.`,
    );
  }
  const file = path.join(outDir, `${decodeURI(address).slice(baseUrl.length) || 'index'}.html`);
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`The page of ${address} cannot be read from ${file}.`, {cause});
  }
}
