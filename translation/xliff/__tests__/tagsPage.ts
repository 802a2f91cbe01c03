import type {LocaleId} from '../../../config/locales.ts';
import {parseDocument} from '../../../content/parseDocument.ts';
import {pagePairsOf} from '../../sections/readPagePairs.ts';
import {pageUnitFiles} from '../../segments/pageUnitFiles.ts';
import type {UnitFile} from '../../segments/Unit.ts';
import {importTargets} from '../importTargets.ts';
import {readXliff} from '../readXliff.ts';
import {writeXliff21} from '../writeXliff21.ts';

/** The page in Chinese. */
export const zh = `---
title: 标记
description: 说明标记。
asks:
  top:
    - 什么是标记
---

点击【插入】，再看[批注](/docs/yicat/translate/comments)。按 <Kbd win="F8" />。

## 复制 {/* #copy */}

| 键 | 作用 |
|---|---|
| \`F1\` | 帮助 |

<Figure caption="标记的样子" alt="一个标记。">
  <DataTable columns={['编号', '状态']} rows={[['1', '已确认']]} />
</Figure>
`;

/** The page in English. */
export const en = `---
title: Tags
description: 'Explains tags: all of them.'
asks:
  top:
    - What is a tag?
---

Select **Insert**, then see the [comments](/docs/yicat/translate/comments). Press <Kbd win="F8" />.

## Copy {/* #copy */}

| Key | Does |
|---|---|
| \`F1\` | Help |

<Figure caption="What tags look like" alt="A tag.">
  <DataTable columns={['Number', 'Status']} rows={[['1', 'Confirmed']]} />
</Figure>
`;

export const files = {
  zh: 'versioned_docs/version-yicat/tags.mdx',
  en: 'i18n/en/docusaurus-plugin-content-docs/version-yicat/tags.mdx',
};

function unitFiles(source = zh, target: string | null = en): readonly UnitFile[] {
  const place = {kind: 'article', product: 'yicat', slug: 'tags'} as const;
  const read = (locale: LocaleId, text: string) =>
    parseDocument({...place, file: files[locale], locale}, text);
  const pairs = pagePairsOf([read('zh', source), ...(target === null ? [] : [read('en', target)])]);
  return pageUnitFiles(pairs, new Map(), 'en', true);
}

/**
 * Returns an export of the page into English.
 * @param target `null` if there is no English page
 */
export const exported = (source?: string, target?: string | null, write = writeXliff21): string =>
  write({to: 'en', files: unitFiles(source, target), candidatesFor: () => []});

/** Returns the English page after an import, if it changes, and what is wrong with the import. */
export async function imported(
  xliff: string,
  source?: string,
  target?: string | null,
): Promise<{readonly text: string | undefined; readonly problems: readonly string[]}> {
  const {changes, problems} = importTargets(
    await readXliff(Buffer.from(xliff)),
    unitFiles(source, target),
  );
  return {text: changes.get(files.en), problems: problems.map(({problem}) => problem)};
}
