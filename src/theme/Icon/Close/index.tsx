import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';

/** Uses the icon of this site, without upstream's props for size and colour. */
export default function IconClose(): ReactNode {
  return <Icon name="close" />;
}
