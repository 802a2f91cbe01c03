import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem/Content';
import {ReadingText} from '@site/src/components/ReadingText';

/** The text of an article. `ArticleHeader` shows its heading. */
export default function DocItemContent({children}: Props): ReactNode {
  return <ReadingText className={ThemeClassNames.docs.docMarkdown}>{children}</ReadingText>;
}
