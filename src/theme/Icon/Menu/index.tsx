import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';

/** Uses the icon of this site, without upstream's props for size and colour. */
export default function IconMenu(): ReactNode {
  return <Icon name="menu" size={18} />;
}
