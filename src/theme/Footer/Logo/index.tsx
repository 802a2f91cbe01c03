import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Logo';
import ThemedImage from '@theme/ThemedImage';
import styles from './styles.module.css';

/** The logo with the name of the site, as in the navbar. Upstream shows only the image. */
export default function FooterLogo({logo}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {title} = useDocusaurusContext().siteConfig;
  const content = (
    <>
      <ThemedImage
        className={clsx('footer__logo', logo.className)}
        alt={logo.alt}
        sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
        width={logo.width}
        height={logo.height}
      />
      {/* oxlint-disable-next-line local/bare-text -- never changes */}
      {title}
    </>
  );
  return logo.href ? (
    <Link
      href={logo.href}
      {...(logo.target && {target: logo.target})}
      className={clsx(styles.logo)}
    >
      {content}
    </Link>
  ) : (
    <div className={styles.logo}>{content}</div>
  );
}
