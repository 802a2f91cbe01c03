import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {ContentsDisclosure} from '@site/src/components/ContentsDisclosure';
import {useArticleToc} from '@site/src/hooks/useArticleToc';

export default function DocItemTOCMobile(): ReactNode {
  const {metadata} = useDoc();
  return (
    <ContentsDisclosure
      // Closed again on the next page.
      key={metadata.permalink}
      className={ThemeClassNames.docs.docTocMobile}
      toc={useArticleToc()}
    />
  );
}
