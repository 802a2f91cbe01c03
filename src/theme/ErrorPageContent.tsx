import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {CrashReport} from '@site/src/components/CrashReport';

/** The content of a page that crashed. */
export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <main>
      <CrashReport {...props} />
    </main>
  );
}
