import {isProductId, type ProductId} from '@site/config/products';
import {isRecord} from './isRecord';

/** A post of the update log, as the home page shows it. */
export interface LatestUpdate {
  readonly title: string;
  /** Address with the base address of the language. */
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
 * @param data whatever the plugin has set; anything unexpected in it is left out.
 * @returns newest first, as the plugin sorts them; empty without an update log.
 */
export function latestUpdates(data: unknown): readonly LatestUpdate[] {
  return isRecord(data) && Array.isArray(data.latest) ? data.latest.flatMap(toUpdate) : [];
}
