import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {Button} from '@site/src/components/Button';
import {ErrorBox} from '@site/src/components/ErrorBox';
import {ErrorMain} from '@site/src/components/ErrorMain';
import {Ring} from '@site/src/components/Ring';
import styles from './styles.module.css';

/**
 * Replaces a page while its files load: nothing at first, a ring after the loader's delay of 200
 * ms, and the error with a button if loading fails.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <ErrorMain>
        <ErrorBox
          action={
            <Button primary onClick={retry}>
              <Translate id="shell.loading.retry">重试</Translate>
            </Button>
          }
        >
          {String(error)}
        </ErrorBox>
      </ErrorMain>
    );
  }
  return pastDelay ? (
    <main role="status" className={styles.waiting}>
      <Ring size={24} />
      <Translate id="shell.loading.label">正在载入页面</Translate>
    </main>
  ) : null;
}
