import {contentFile} from '../../content/contentFile.ts';
import {replaceOnce} from './edit.ts';

/** The article that is newer in English: the Chinese page names the section. */
export const newerInEnglish = {product: 'yicat', slug: 'faq-grown', section: 'keep-it'};

/** The article that is newer in Chinese, in a section and at its beginning. */
export const newerInChinese = {product: 'faq', slug: 'grown-behind', section: 'restore-it'};

/** Changes one language of two articles of `addArticle` after both have agreed. */
export async function leaveBehind(root: string): Promise<void> {
  const english = contentFile({kind: 'article', ...newerInEnglish}, 'en');
  await replaceOnce(
    root,
    english,
    'when you leave its cell',
    'when you leave its cell or its page',
  );
  await replaceOnce(root, english, 'updated: 2026-11-22', 'updated: 2026-11-23');
  const chinese = contentFile({kind: 'article', ...newerInChinese}, 'zh');
  await replaceOnce(root, chinese, '选择一个时间，再确认恢复', '选择一个时间，按提示确认恢复');
  await replaceOnce(root, chinese, '随时保存。下面', '一直在保存。下面');
  await replaceOnce(root, chinese, 'updated: 2026-11-22', 'updated: 2026-11-23');
}
