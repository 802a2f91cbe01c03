import {rmSync} from 'node:fs';
import path from 'node:path';
import {CliError} from '../../scripts/run/CliError.mjs';
import {resealed} from '../../translation/freshness/agree.ts';
import {
  agreementsFile,
  readAgreements,
  writeAgreements,
  agreementsIn,
  keepAgreements,
} from '../../translation/freshness/Agreements.ts';
import {isDraftPair} from '../../translation/sections/PagePair.ts';
import {findPage, readPagePairs} from '../../translation/sections/readPagePairs.ts';
import * as rules from '../new/answerRules.ts';
import {pageFiles, readText, takenFile, textFilesIn, writeTexts} from '../textFiles.ts';
import {
  type Move,
  rewriteMoved,
  rewriteReferences,
  rewriteNames,
  rewriteSidebar,
} from './rewrite.ts';

/** Folders that name pages: content, configuration, data, judged queries, code and its tests. */
export const folders = [
  'bench',
  'blog',
  'checks',
  'config',
  'data',
  'i18n',
  'plugins',
  'src',
  'tests',
  'versioned_docs',
];

const movedFile = 'data/moved.json';

const articleOf = (product: string, slug: string) => ({kind: 'article', product, slug}) as const;

/** @param texts text files of the project, under the names that they have on the disk */
function refuse(root: string, texts: readonly string[], {product, from, to}: Move): void {
  // A disk finds a file under other spellings too, which would move nothing and delete the file.
  const missing = pageFiles(articleOf(product, from)).find((file) => !texts.includes(file));
  const taken = takenFile(root, articleOf(product, to));
  if (missing !== undefined) {
    throw new CliError(`${missing} is not there. Name an article: yicat/translate/tags.`);
  }
  if (from === 'index') {
    throw new CliError('The landing page of a product cannot be moved.');
  }
  const problem = rules.slug(to) ?? rules.freeAddress(product, to);
  if (problem !== undefined) {
    throw new CliError(problem);
  }
  if (taken !== undefined) {
    throw new CliError(`${taken} is there already. Choose another name.`);
  }
}

/** Rewrites the sidebar and the first article of the product, which name slugs without the product. */
function rewriteConfig(file: string, text: string, move: Move): string {
  const {product, from, to} = move;
  if (file === `config/sidebars/${product}.ts`) {
    return rewriteSidebar(text, move);
  }
  if (file === 'config/products.ts') {
    const block = new RegExp(`(id: '${product}',(?:(?! id: ')[\\s\\S])*?firstArticle: )'${from}'`);
    return text.replace(block, (_all, before: string) => `${before}'${to}'`);
  }
  return text;
}

function rewritten(file: string, text: string, move: Move): string {
  const named = rewriteConfig(file, rewriteNames(text, move), move);
  return file.endsWith('.mdx') && file.includes(`/version-${move.product}/`)
    ? rewriteReferences(named, move)
    : named;
}

/**
 * Moves an article in both languages and updates its name in pages, configuration, data and judged
 * queries. The old address becomes a redirect, unless the article is a draft.
 * @param root folder of the project
 * @returns the changed files, at their new paths
 * @throws CliError if the article does not exist or the new name is taken; then nothing is written
 */
export async function renamePage(root: string, move: Move): Promise<string[]> {
  const texts = textFilesIn(root, folders);
  refuse(root, texts, move);
  const moved = JSON.parse(readText(root, movedFile) ?? '{}') as Record<string, string>;
  const changed = new Map<string, string>();
  const old = pageFiles(articleOf(move.product, move.from));
  const places = pageFiles(articleOf(move.product, move.to));
  for (const file of texts) {
    if (file === movedFile) {
      continue;
    }
    const text = readText(root, file) ?? '';
    const at = old.indexOf(file);
    const after = rewritten(file, text, move);
    if (after !== text || at >= 0) {
      changed.set(places[at] ?? file, after);
    }
  }
  const agreements = changed.get(agreementsFile);
  if (agreements !== undefined) {
    changed.set(agreementsFile, writeAgreements(readAgreements(agreements)));
  }
  const page = findPage(await readPagePairs(root), `${move.product}/${move.from}`);
  const isDraft = page !== undefined && isDraftPair(page);
  const redirects = `${JSON.stringify(rewriteMoved(moved, move, isDraft), null, 2)}\n`;
  if (redirects !== readText(root, movedFile)) {
    changed.set(movedFile, redirects);
  }
  writeTexts(root, changed);
  old.forEach((file) => rmSync(path.join(root, file)));
  // Links have changed, but the words of these pages still agree.
  keepAgreements(root, resealed(await readPagePairs(root), agreementsIn(root)));
  return [...changed.keys()].sort();
}
