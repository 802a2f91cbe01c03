import Head from '@docusaurus/Head';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {Button} from '@site/src/components/Button';
import {ErrorBox} from '@site/src/components/ErrorBox';
import {ErrorMain} from '@site/src/components/ErrorMain';
import styles from './ErrorPageContent.module.css';

/**
 * Replaces a page that failed to render. Shows the messages of the error and its causes, and a
 * button to try again. It uses no part of the theme, which may itself have failed. The specification
 * requires the title, so it is not translated.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <ErrorMain>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1 className={styles.heading}>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBox
        action={
          <Button primary onClick={tryAgain}>
            <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
          </Button>
        }
      >
        {messages.join(`\n\n${translate({id: 'shell.crash.cause', message: '原因：'})}\n`)}
      </ErrorBox>
    </ErrorMain>
  );
}
