import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {NotFound} from '@site/src/components/NotFound';

/** The not-found page inside a product, with its own title and the sidebar of the product. */
function NotFoundInVersion(): ReactNode {
  const [sidebar] = Object.entries(useDocsVersion().docsSidebars);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <DocsSidebarProvider name={sidebar?.[0]} items={sidebar?.[1]}>
        <DocRootLayout>
          <NotFound />
        </DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

/** Shows a not-found page with the sidebar of the product for unknown addresses inside it. */
export default function DocRootWrapper(props: Props): ReactNode {
  return useDocRootMetadata(props) ? <DocRoot {...props} /> : <NotFoundInVersion />;
}
