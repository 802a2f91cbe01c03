import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import TOC from '@theme/TOC';
import {useArticleToc} from '@site/src/hooks/useArticleToc';

/** The contents of an article, including the sections that the page adds to its text. */
export default function DocItemTOCDesktop(): ReactNode {
  return <TOC toc={useArticleToc()} className={ThemeClassNames.docs.docTocDesktop} />;
}
