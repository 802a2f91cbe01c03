import type {ProductId} from '@site/config/products';
import type {UpdateKindId} from '@site/config/updateKinds';
import type {FilterablePost, ItemView} from '@site/plugins/update-log/PostView';

/** Filter of the update log. An empty list does not restrict the result. */
export interface UpdateFilter {
  readonly products: readonly ProductId[];
  readonly kinds: readonly UpdateKindId[];
}

/** An item with its post. */
export interface DatedItem extends ItemView {
  readonly date: string;
  readonly post: Pick<FilterablePost, 'title' | 'permalink'>;
}

/** Whether the filter restricts the result. */
export function isActive({products, kinds}: UpdateFilter): boolean {
  return products.length > 0 || kinds.length > 0;
}

/** Returns the items that match the filter, in the order of the posts. */
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
