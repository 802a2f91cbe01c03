import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** The date of the last change of a page's content. */
export function UpdatedOn({date}: {date: string}): ReactNode {
  return (
    <span>
      <Translate id="article.meta.updated" values={{date: <time dateTime={date}>{date}</time>}}>
        {'更新于 {date}'}
      </Translate>
    </span>
  );
}
