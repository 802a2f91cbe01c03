import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useTitleInProduct} from '@site/src/hooks/useTitleInProduct';

/** The head tags of an article or a landing page. The title names the product. */
export default function DocItemMetadata(): ReactNode {
  const {
    metadata: {title, description},
    frontMatter: {keywords},
  } = useDoc();
  return (
    <PageMetadata
      title={useTitleInProduct(title)}
      description={description}
      {...(keywords && {keywords})}
    />
  );
}
