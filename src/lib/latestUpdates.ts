import {isProductId, type ProductId} from '@site/config/products';
import {isRecord} from './isRecord';

/** What the home page shows of a post. */
export interface LatestUpdate {
  readonly title: string;
  /** Path with the base URL of the language. */
  readonly permalink: string;
  /** ISO date without time. */
  readonly date: string;
  readonly products: readonly ProductId[];
}

function toUpdate(value: unknown): LatestUpdate[] {
  if (!isRecord(value)) {
    return [];
  }
  const {title, permalink, date, products} = value;
  if (typeof title !== 'string' || typeof permalink !== 'string' || typeof date !== 'string') {
    return [];
  }
  return [
    {
      title,
      permalink,
      date: date.slice(0, 10),
      products: Array.isArray(products) ? products.filter(isProductId) : [],
    },
  ];
}

/**
 * Reads the newest posts from the global data of the update log.
 * @param data global data of the plugin, of which unexpected parts are ignored
 * @returns posts in the order of the plugin, newest first. Empty without an update log.
 */
export function latestUpdates(data: unknown): readonly LatestUpdate[] {
  return isRecord(data) && Array.isArray(data.latest) ? data.latest.flatMap(toUpdate) : [];
}
