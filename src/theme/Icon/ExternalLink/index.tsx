import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';

/**
 * The arrow of external links, with a text for screen readers. Upstream labels an `svg` without a
 * role, which assistive technology may ignore.
 */
export default function IconExternalLink(): ReactNode {
  return (
    <>
      <Icon name="outward" size={14} />
      <span className="visually-hidden">
        {translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}
      </span>
    </>
  );
}
