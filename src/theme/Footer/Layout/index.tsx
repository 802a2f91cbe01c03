import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Layout';
import styles from './styles.module.css';

/** The footer: logo and copyright on the left, links on the right. */
export default function FooterLayout({style, links, logo, copyright}: Props): ReactNode {
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', {
        'footer--dark': style === 'dark',
      })}
    >
      <div className={styles.inner}>
        {(Boolean(logo) || Boolean(copyright)) && (
          <div className={styles.about}>
            {logo}
            {copyright}
          </div>
        )}
        {links}
      </div>
    </footer>
  );
}
