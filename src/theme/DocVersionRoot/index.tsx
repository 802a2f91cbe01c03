import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {isProductId, productById} from '@site/config/products';

/** Writes the product attribute into static pages, so that they need no script for it. */
export default function DocVersionRootWrapper(props: Props): ReactNode {
  const name = props.version.version;
  return (
    <>
      {isProductId(name) && productById(name).rootAttribute && (
        <Head>
          <html data-product={name} />
        </Head>
      )}
      <DocVersionRoot {...props} />
    </>
  );
}
