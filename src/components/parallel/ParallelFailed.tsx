import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ErrorBox} from '@site/src/components/ErrorBox';

export interface ParallelFailedProps {
  /** Address of the page in the other language. */
  address: string;
}

/** An explanation that the text in the other language cannot be read, with a link to its page. */
export function ParallelFailed({address}: ParallelFailedProps): ReactNode {
  return (
    <ErrorBox
      action={
        <a href={address}>
          {translate({id: 'article.parallel.openOther', message: '打开英文页面'})}
        </a>
      }
    >
      {translate({
        id: 'article.parallel.failed',
        message: '读不到英文版的文字，可能是网站刚刚更新过。请重新加载页面，或直接打开英文页面。',
      })}
    </ErrorBox>
  );
}
