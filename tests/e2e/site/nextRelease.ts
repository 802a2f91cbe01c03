import {copyFile, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const isText = /\.(?:html|js|css|json|txt|xml|md|webmanifest|conf)$/;

/** Returns a different hash, with digits that no file has. */
const nextHash = (hash: string) =>
  [...hash].map((digit) => ((parseInt(digit, 16) + 5) % 16).toString(16)).join('');

/** Escapes text as the scripts of a build do. */
const escaped = (text: string) =>
  text.replace(
    /[^\0-\x7F]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/**
 * Copies a build as the next release of the same site: each file whose name has a hash gets another
 * hash, everywhere, and a text that readers see is replaced. No inline script may hold either, since
 * the pages' policies have the hashes of these.
 * @param from a finished build
 * @param words the text, and its replacement in the next release
 */
export async function writeNextRelease(
  from: string,
  to: string,
  words: readonly [string, string],
): Promise<void> {
  const release = await readFile(path.join(from, '.server/release.json'), 'utf8');
  const {hashedFiles} = JSON.parse(release) as {hashedFiles: readonly string[]};
  const hashes = new Map(
    hashedFiles.map((name) => {
      const hash = /\.([\da-f]{8})\./.exec(name)?.[1];
      if (hash === undefined) {
        throw new Error(`${name} has no hash in its name.`);
      }
      return [hash, nextHash(hash)];
    }),
  );
  const [before, after] = words;
  const next = (text: string) =>
    text
      .replace(/\b[\da-f]{8}\b/g, (word) => hashes.get(word) ?? word)
      .replaceAll(before, after)
      .replaceAll(escaped(before), escaped(after));
  for (const entry of await readdir(from, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) {
      continue;
    }
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, next(path.relative(from, file)));
    await mkdir(path.dirname(target), {recursive: true});
    await (isText.test(entry.name)
      ? writeFile(target, next(await readFile(file, 'utf8')))
      : copyFile(file, target));
  }
}
