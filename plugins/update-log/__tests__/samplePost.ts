import type {Post, WrittenItem} from '../Post.ts';

/** An item for tests; what a test does not care about is filled in. */
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

/** A post for tests, of the given day. */
export function samplePost(date: string, items: readonly WrittenItem[], folder = 'blog'): Post {
  const slug = `${date}-sample`;
  return {file: `${folder}/${slug}.mdx`, slug, date, title: slug, intro: 'What is new.', items};
}
