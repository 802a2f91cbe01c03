import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isProductId, type ProductId} from '@site/config/products';
import {contextOfVersion} from '../protocol.ts';

export interface PageContext {
  readonly product: ProductId;
  /** Path of the product below the base address. */
  readonly path: string;
}

/** Returns the product of the current page as a search context; `null` on other pages. */
export function usePageContext(): PageContext | null {
  const baseUrl = useBaseUrl('/');
  const version = useActiveVersion(undefined);
  return version && isProductId(version.name)
    ? {product: version.name, path: contextOfVersion(version.path, baseUrl)}
    : null;
}
