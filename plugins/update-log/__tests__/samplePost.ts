import type {Post, WrittenItem} from '../Post.ts';

/** Creates an item for tests, with default values for missing fields. */
export function sampleItem(item: Partial<WrittenItem> = {}): WrittenItem {
  return {
    product: 'yicat',
    kind: 'new',
    id: 'split-preview',
    title: 'Preview the range',
    text: 'Select **Split**.',
    article: 'yicat:project-manage/task-assign',
    line: 6,
    ...item,
  };
}

/** Creates a post for tests, with the given date. */
export function samplePost(date: string, items: readonly WrittenItem[], folder = 'blog'): Post {
  const slug = `${date}-sample`;
  return {file: `${folder}/${slug}.mdx`, slug, date, title: slug, intro: 'What is new.', items};
}
