import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import {contentFile, contentFolder} from '../../content/contentFile.ts';
import {addFile} from './edit.ts';

const name = 'grown';

interface Item {
  readonly product: string;
  readonly id: string;
  /** Format: `product:slug`. */
  readonly article: string;
}

/** Returns the middle of the month after the newest post, which is the last file by name. */
async function nextDate(root: string): Promise<Date> {
  const files = await readdir(path.join(root, contentFolder('post', 'zh')));
  const posts = files.filter((file) => file.endsWith('.mdx'));
  const newest = /^(\d{4})-(\d{2})/.exec(posts.sort().at(-1) ?? '');
  return new Date(Date.UTC(Number(newest?.[1] ?? 2026), Number(newest?.[2] ?? 1), 15));
}

const items: Readonly<Record<LocaleId, (item: Item) => string>> = {
  zh: ({product, id, article}) => `  - product: ${product}
    kind: new
    id: ${id}
    title: 可以恢复到以前的状态
    text: 打开历史记录，选择一个时间，再确认恢复。
    article: ${article}
`,
  en: ({product, id, article}) => `  - product: ${product}
    kind: new
    id: ${id}
    title: Return to an earlier state
    text: Open the history, select a time and confirm.
    article: ${article}
`,
};

/** Writes a post for the month after the newest one, in both languages, with these items. */
export async function addPost(root: string, entries: readonly Item[]): Promise<void> {
  const date = await nextDate(root);
  const slug = `${date.toISOString().slice(0, 10)}-${name}`;
  const month = date.toLocaleDateString('en-GB', {month: 'long', timeZone: 'UTC'});
  const year = String(date.getUTCFullYear());
  await addFile(
    root,
    contentFile({kind: 'post', slug}, 'zh'),
    `---
title: ${year} 年 ${String(date.getUTCMonth() + 1)} 月更新：恢复到以前的状态
slug: ${slug}
authors: [team]
items:
${entries.map(items.zh).join('')}---

几个产品现在都可以恢复到以前的状态。

{/* truncate */}
`,
  );
  await addFile(
    root,
    contentFile({kind: 'post', slug}, 'en'),
    `---
title: '${month} ${year}: return to an earlier state'
slug: ${slug}
authors: [team]
items:
${entries.map(items.en).join('')}---

Several products can now return to an earlier state.

{/* truncate */}
`,
  );
}
