import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostPaginator';
import {Neighbours} from '@site/src/components/Neighbours';

/** The posts published after and before this one. */
export default function BlogPostPaginator({prevItem, nextItem}: Props): ReactNode {
  return (
    <Neighbours
      label={translate({id: 'updates.postPaginator.label', message: '相邻的更新'})}
      previous={
        prevItem && {
          ...prevItem,
          label: <Translate id="updates.postPaginator.newer">较新一篇</Translate>,
        }
      }
      next={
        nextItem && {
          ...nextItem,
          label: <Translate id="updates.postPaginator.older">较旧一篇</Translate>,
        }
      }
    />
  );
}
