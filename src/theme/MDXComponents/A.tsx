import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

const file = /^pathname:\/\/(\/samples\/.+)$/;

/** A link. A link to a practice file downloads the file under its name, for any content type. */
export default function MDXLink(props: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const path = file.exec(props.href ?? '')?.[1];
  return path === undefined ? <A {...props} /> : <a {...props} href={withBaseUrl(path)} download />;
}
