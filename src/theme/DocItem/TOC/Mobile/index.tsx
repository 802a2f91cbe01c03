import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {ContentsDisclosure} from '@site/src/components/ContentsDisclosure';
import {useArticleToc} from '@site/src/hooks/useArticleToc';

/** The contents of an article on narrow pages, as a disclosure. */
export default function DocItemTOCMobile(): ReactNode {
  return <ContentsDisclosure className={ThemeClassNames.docs.docTocMobile} toc={useArticleToc()} />;
}
