import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

/** Inline code. Fenced code is already a `CodeFrame`. */
export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
