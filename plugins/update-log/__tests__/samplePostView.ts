import type {ItemView, PostView} from '../PostView.ts';

/** An item as pages get it, for tests. */
export function sampleItemView(item: Partial<ItemView> = {}): ItemView {
  return {
    id: 'split-preview',
    product: 'yicat',
    kind: 'new',
    title: 'Preview the **range**',
    text: 'Select **Split** & see `<1>`.',
    article: {title: 'Split & assign', route: '/docs/yicat/project-manage/task-assign'},
    ...item,
  };
}

/** A post as pages get it, for tests; in English, where addresses have a prefix. */
export function samplePostView(date: string, items: readonly ItemView[]): PostView {
  const slug = `${date}-sample`;
  return {
    title: `Post of ${date}`,
    permalink: `/en/blog/${slug}`,
    date,
    intro: 'What is new.',
    products: [...new Set(items.map(({product}) => product))],
    kinds: {new: items.length},
    items,
    twin: {title: 'Twin', address: `/blog/${slug}`},
  };
}
