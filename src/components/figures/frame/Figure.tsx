import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import pin from '../control/styles.module.css';
import styles from './styles.module.css';

export interface FigureProps {
  /** One line below the drawing; also the name of the image. */
  caption: string;
  /** What the drawing shows, in whole sentences: read in its place by those who cannot see it. */
  alt: string;
  /** Legend of the pins in the drawing: the first text explains `<Pin n={1} />`. */
  pins?: readonly string[];
  children: ReactNode;
}

/**
 * A numbered figure. Its drawing is one image to assistive technology: whatever the parts are made
 * of, nothing in it takes focus. The number is a CSS counter that starts at 1 in every article.
 */
export function Figure({caption, alt, pins = [], children}: FigureProps): ReactNode {
  const description = useId();
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={caption}
        aria-describedby={description}
        className={styles.drawing}
      >
        {children}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.number}>
          {translate({id: 'figure.label', message: '图', description: 'Before the number'})}
        </span>
        <span className={styles.title}>{caption}</span>
        {/* Beside the disclosure and not in it: what a closed one holds describes nothing. */}
        <details className={styles.details}>
          <summary>{translate({id: 'figure.description', message: '文字说明'})}</summary>
        </details>
        <p id={description} className={styles.description}>
          {alt}
        </p>
        {pins.length > 0 && (
          <ul className={styles.legend}>
            {pins.map((text, index) => (
              <li key={text}>
                <span className={clsx(pin.pin, styles.disc)}>{index + 1}</span>
                {text}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
