import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

export interface AmountProps {
  of: 'articles' | 'sections';
  count: number;
}

/** A count with its noun, in the plural form of the page's language. */
export function Amount({of, count}: AmountProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const values = {count: String(count)};
  return selectMessage(
    count,
    of === 'articles'
      ? translate({id: 'amount.articles', message: '{count} 篇'}, values)
      : translate({id: 'amount.sections', message: '{count} 个栏目'}, values),
  );
}
