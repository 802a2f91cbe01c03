import {readdirSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '../../src/lib/escapeRegExp.ts';
import {readText, textFilesIn} from '../textFiles.ts';
import {folders} from './renamePage.ts';
import {type Move, rewriteNames} from './rewrite.ts';

/** Lists the documents about the project. Their examples are not rewritten. */
const guidesIn = (root: string) =>
  ['', 'docs/'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => folder + name),
  );

/**
 * Lists lines that may still mean an article after its move, as `file:line`, for review by a person:
 * those with its old slug without the product, and in the guides also those with the product.
 */
export function mentionsOf(root: string, move: Move): string[] {
  const slug = new RegExp(`(['"\`])${escapeRegExp(move.from)}\\1`);
  return [...guidesIn(root), ...textFilesIn(root, folders)].flatMap((file) =>
    (readText(root, file) ?? '')
      .split('\n')
      .flatMap((line, index) =>
        slug.test(line) || rewriteNames(line, move) !== line ? [`${file}:${index + 1}`] : [],
      ),
  );
}
