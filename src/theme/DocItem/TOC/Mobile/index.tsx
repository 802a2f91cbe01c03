import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {ContentsDisclosure} from '@site/src/components/ContentsDisclosure';
import {useArticleToc} from '@site/src/hooks/useArticleToc';

/** The contents of an article on narrow pages, as a disclosure. */
export default function DocItemTOCMobile(): ReactNode {
  const {metadata} = useDoc();
  return (
    <ContentsDisclosure
      // The key closes the disclosure on the next page.
      key={metadata.permalink}
      className={ThemeClassNames.docs.docTocMobile}
      toc={useArticleToc()}
    />
  );
}
