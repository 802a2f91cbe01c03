import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Pin} from './Labels';
import styles from './styles.module.css';

export interface TextProps {
  muted?: boolean;
  /** Language tag, if the text is not in the language of the page. */
  lang?: string;
  pin?: number;
  children: ReactNode;
}

/** A paragraph inside a window. */
export function Text({muted = false, lang, pin, children}: TextProps): ReactNode {
  return (
    <div lang={lang} className={clsx(muted && styles.muted)}>
      {children}
      {pin !== undefined && <Pin n={pin} />}
    </div>
  );
}

export interface MonoProps {
  /** Whether it is a block that keeps spaces and line breaks. */
  block?: boolean;
  children: ReactNode;
}

/** Monospaced text for code, keys and file names. */
export function Mono({block = false, children}: MonoProps): ReactNode {
  return <span className={clsx(styles.mono, block && styles.block)}>{children}</span>;
}
