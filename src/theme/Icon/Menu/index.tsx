import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';

/** The site's own drawing; takes none of the size and colour props of upstream. */
export default function IconMenu(): ReactNode {
  return <Icon name="menu" size={18} />;
}
