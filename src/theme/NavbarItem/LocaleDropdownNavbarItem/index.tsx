import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {Icon} from '@site/src/components/Icon';
import {useLocaleLinks} from '@site/src/hooks/useLocaleLinks';

/** The language menu. At the bottom of the mobile menu, its items are a pair. */
export default function LocaleDropdownNavbarItem({
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString,
  ...props
}: Props): ReactNode {
  const links = useLocaleLinks(queryString);
  const items = links.map(({label, lang, to, current}): LinkLikeNavbarItemProps => ({
    label,
    lang,
    to,
    target: '_self',
    autoAddBaseUrl: false,
    ...(current && {className: 'dropdown__link--active', 'aria-current': 'true'}),
  }));
  return (
    <DropdownNavbarItem
      {...props}
      label={
        <>
          <Icon name="language" />
          <span className="visually-hidden">
            <Translate id="shell.navbar.language" description="Spoken before the current language">
              语言：
            </Translate>
          </span>
          {/* oxlint-disable-next-line local/bare-text -- another language is another document */}
          {links.find(({current}) => current)?.label}
        </>
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
