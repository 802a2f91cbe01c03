import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {articles} from '../index.ts';

/** Creates a project on disk with the given files, by path. */
export async function projectWith(files: Readonly<Record<string, string>>): Promise<{
  /** Reads one of the files as the build does. */
  read: (file: string) => ReturnType<typeof articles.parse>;
  remove: () => Promise<void>;
}> {
  const root = await mkdtemp(path.join(tmpdir(), 'articles-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
  return {
    read: (file) =>
      articles.parse({
        filePath: path.join(root, file),
        fileContent: files[file] ?? '',
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }),
    remove: () => rm(root, {recursive: true}),
  };
}
