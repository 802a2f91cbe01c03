import clsx from 'clsx';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import styles from './styles.module.css';

interface OwnProps<Element extends ElementType> {
  /** What the chip is: a button, a link, or plain text. */
  as: Element;
  /**
   * The product that it names: its mark precedes the text, its accent shows that it is selected.
   */
  product?: ProductId | undefined;
}

export type ChipProps<Element extends ElementType> = OwnProps<Element> &
  Omit<ComponentProps<Element>, keyof OwnProps<Element>>;

/**
 * A small label with a border. `aria-pressed` and `aria-current` make it look selected. Its place
 * sets height and padding with `--chip-height` and `--chip-padding`, and the ground with `--bg`.
 */
export function Chip<Element extends ElementType>({
  as,
  product,
  className,
  children,
  ...props
}: ChipProps<Element> & {className?: string; children?: ReactNode}): ReactNode {
  const Root: ElementType = as;
  return (
    <Root {...props} className={clsx(styles.chip, className)} data-accent={product}>
      {product && <Mark name={product} size={14} />}
      {children}
    </Root>
  );
}
