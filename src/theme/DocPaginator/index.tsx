import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocPaginator';
import {Neighbours} from '@site/src/components/Neighbours';

/** Links to the previous and next article in reading order. */
export default function DocPaginator({className, previous, next}: Props): ReactNode {
  return (
    <Neighbours
      className={className}
      label={translate({id: 'theme.docs.paginator.navAriaLabel', message: '文件选项卡'})}
      previous={
        previous && {
          ...previous,
          label: <Translate id="theme.docs.paginator.previous">上一篇</Translate>,
        }
      }
      next={next && {...next, label: <Translate id="theme.docs.paginator.next">下一篇</Translate>}}
    />
  );
}
