import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

const file = /^pathname:\/\/(\/samples\/.+)$/;

/** A link; one to a practice file saves it under its name, whatever type the server gives it. */
export default function MDXLink(props: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const path = file.exec(props.href ?? '')?.[1];
  return path === undefined ? <A {...props} /> : <a {...props} href={withBaseUrl(path)} download />;
}
