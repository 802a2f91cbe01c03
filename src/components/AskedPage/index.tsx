import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useQueryParameters} from '@site/src/hooks/useQueryParameters';
import {askedPage} from '@site/src/lib/askedPage';

/**
 * On the contact page, shows the previous article so that the reader can copy it into a request.
 */
export function AskedPage(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const page = askedPage(useQueryParameters());
  return page !== undefined ? (
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
