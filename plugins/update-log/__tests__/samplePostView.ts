import type {ItemView, PostView} from '../PostView.ts';

/** Creates an item for tests, as pages get it. */
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

/** Creates an English post for tests, as pages get it. English addresses have a prefix. */
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
