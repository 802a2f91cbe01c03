import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {contentFile} from '../../content/contentFile.ts';
import {addFile} from './edit.ts';

/** An article in the format of CONTRIBUTING.md. The mark makes each paragraph unique. */
const contents: Readonly<Record<LocaleId, (mark: string) => string>> = {
  zh: (mark) => `---
title: 示例 ${mark} 怎样保存和恢复
description: 说明示例 ${mark} 在什么时候保存，以及怎样恢复到以前的状态。
kind: faq
audience: [new-user]
updated: 2026-11-22
asks:
  keep-it:
    - 示例 ${mark} 会自动保存吗
---

示例 ${mark} 随时保存。下面先说保存的时间，再说恢复的办法。

## 示例 ${mark} 什么时候保存 {/* #keep-it */}

离开单元格时，示例 ${mark} 就会保存。断网时内容留在浏览器里，联网后再次保存。

## 示例 ${mark} 怎样恢复 {/* #restore-it */}

打开示例 ${mark} 的历史记录，选择一个时间，再确认恢复。恢复之后，较新的内容仍在历史记录里。
`,
  en: (mark) => `---
title: How sample ${mark} is saved and restored
description: When sample ${mark} is saved, and how to return it to an earlier state.
kind: faq
audience: [new-user]
updated: 2026-11-22
asks:
  keep-it:
    - does sample ${mark} save itself
---

Sample ${mark} is saved all the time. This page first explains when, and then how to restore it.

## When is sample ${mark} saved? {/* #keep-it */}

Sample ${mark} is saved when you leave its cell. Without a connection the browser keeps the text and saves it later.

## How do I restore sample ${mark}? {/* #restore-it */}

Open the history of sample ${mark}, select a time and confirm. The newer text remains in the history.
`,
};

/**
 * Lists an article at the end of the last section of its product.
 * @throws If the sidebar of the product has no list of articles.
 */
async function listArticle(root: string, product: string, slug: string): Promise<void> {
  const file = path.join(root, `config/sidebars/${product}.ts`);
  const source = await readFile(file, 'utf8');
  const listed = source.replace(/^([\s\S]*articles: \[[^\]]*?),?(\s*\])/, `$1, '${slug}'$2`);
  if (listed === source) {
    throw new Error(`config/sidebars/${product}.ts has no list \`articles: […]\`.`);
  }
  await writeFile(file, listed);
}

/** Adds an article as CONTRIBUTING.md describes it: one file a language, one line in a list. */
export async function addArticle(
  root: string,
  product: string,
  slug: string,
  mark: string,
): Promise<void> {
  for (const locale of localeIds) {
    const file = contentFile({kind: 'article', product, slug}, locale);
    await addFile(root, file, contents[locale](mark));
  }
  await listArticle(root, product, slug);
}
