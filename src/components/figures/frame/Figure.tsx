import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import pin from '../control/Pin.module.css';
import styles from './Figure.module.css';
import frame from './styles.module.css';

export interface FigureProps {
  /** Caption below the drawing, one line. It is also the accessible name of the image. */
  caption: string;
  /** Description of the drawing in full sentences, for readers who cannot see it. */
  alt: string;
  /** Legend of the pins in the drawing: the first text explains `<Pin n={1} />`. */
  pins?: readonly string[];
  children: ReactNode;
}

/**
 * A numbered figure. Its drawing is a single image for assistive technology, and nothing in it is
 * focusable. The number is a CSS counter that starts at 1 in every article.
 */
export function Figure({caption, alt, pins = [], children}: FigureProps): ReactNode {
  const description = useId();
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={caption}
        aria-describedby={description}
        className={clsx(frame.stack, styles.drawing)}
      >
        {children}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.number}>
          {translate({id: 'figure.label', message: '图', description: 'Before the number'})}
        </span>
        <span className={styles.title}>{caption}</span>
        {/* The content of a closed disclosure cannot be a description, so this is outside it. */}
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
