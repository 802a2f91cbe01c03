import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {oldWord} from '../lint/plainWords.mjs';

/** Folders whose documents describe the code. Documents of fixtures and of the peers’ sites are left out. */
const folders = [
  '.',
  ...['bench', 'checks', 'deploy', 'docs', 'plugins', 'release', 'src', 'tests', 'translation'],
];

const framework = [
  'node_modules/@docusaurus/core/lib',
  'node_modules/@docusaurus/theme-classic/src/theme',
];

/** Matches a source file with its folder in backticks: `src/intent/staticFirst.ts`. */
const sourceFile = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|css))`/g;

const documents = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: folder !== '.', encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !/fixtures|node_modules|peers\/\w+\//.test(file))
    .map((file) => path.join(folder, file)),
);

/** Returns the folder and all folders above it, up to the root of the project. */
const upFrom = (folder: string): string[] =>
  folder === '.' ? ['.'] : [folder, ...upFrom(path.dirname(folder))];

/** Returns the source files that a document names and that do not exist, with their lines. */
function deadNames(document: string, text: string): string[] {
  const roots = [...upFrom(path.dirname(document)), ...framework];
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(sourceFile)]
        .filter(([, file = '']) => !roots.some((root) => existsSync(path.join(root, file))))
        .map(
          ([, file = '']) =>
            `${document}:${index + 1}: There is no ${file}. Fix: name the file that does it now.`,
        ),
    );
}

/** Returns the old-fashioned words of a document, with their lines. */
const oldWords = (document: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [word] = oldWord.exec(line) ?? [];
    return word === undefined
      ? []
      : [`${document}:${index + 1}: “${word}”. Fix: write plain technical English.`];
  });

it('documents are in plain words', () => {
  expect(documents.flatMap((file) => oldWords(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('an old-fashioned word in a document is found', () => {
  const word = ['an', 'ew'].join('');
  expect(oldWords('a.md', `It builds the page.\nIt builds it ${word}.`)).toEqual([
    `a.md:2: “${word}”. Fix: write plain technical English.`,
  ]);
});

it('documents name source files that exist, from the root or from their own folder', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.flatMap((file) => deadNames(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('a name of a file that was moved is found', () => {
  const text = 'See `scripts/run/say.mjs`,\n`run/moved.mjs` and `TOC/index.tsx`.';
  expect(deadNames('scripts/README.md', text)).toEqual([
    'scripts/README.md:2: There is no run/moved.mjs. Fix: name the file that does it now.',
  ]);
});
