import type {ProductId} from '@site/config/products';
import type {UpdateKindId} from '@site/config/updateKinds';
import type {FilterablePost, ItemView} from '@site/plugins/update-log/PostView';

/** What the reader wants to see; an empty list asks for nothing in particular. */
export interface UpdateFilter {
  readonly products: readonly ProductId[];
  readonly kinds: readonly UpdateKindId[];
}

/** An item with its post. */
export interface DatedItem extends ItemView {
  readonly date: string;
  readonly post: Pick<FilterablePost, 'title' | 'permalink'>;
}

/** Whether the reader has chosen anything. */
export function isActive({products, kinds}: UpdateFilter): boolean {
  return products.length > 0 || kinds.length > 0;
}

/** The items of any chosen product and any chosen kind, in the order of the posts. */
export function filterUpdates(
  posts: readonly FilterablePost[],
  {products, kinds}: UpdateFilter,
): readonly DatedItem[] {
  return posts.flatMap(({title, permalink, date, items}) =>
    items
      .filter(
        ({product, kind}) =>
          (products.length === 0 || products.includes(product)) &&
          (kinds.length === 0 || kinds.includes(kind)),
      )
      .map((item) => ({...item, date, post: {title, permalink}})),
  );
}
