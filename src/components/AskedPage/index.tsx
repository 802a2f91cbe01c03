import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {askedPage} from '@site/src/lib/askedPage';

/**
 * On the contact page, shows the previous article so that the reader can copy it into a request.
 */
export function AskedPage(): ReactNode {
  const {search} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const page = askedPage(search);
  // The static page has no query, and hydration must render the same as the static page.
  return useIsBrowser() && page !== undefined ? (
    <p>
      <Translate
        id="contact.askedPage"
        values={{
          address: <code>{`${url}${page}`}</code>,
        }}
      >
        {'请在描述里写上您刚才看的页面：{address}'}
      </Translate>
    </p>
  ) : null;
}
