import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

/** Always code in a line of text: fenced code is a `CodeFrame` by now. */
export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
