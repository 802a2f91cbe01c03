import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import TOC from '@theme/TOC';
import {useArticleToc} from '@site/src/hooks/useArticleToc';

export default function DocItemTOCDesktop(): ReactNode {
  return <TOC toc={useArticleToc()} className={ThemeClassNames.docs.docTocDesktop} />;
}
