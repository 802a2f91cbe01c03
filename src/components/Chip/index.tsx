import clsx from 'clsx';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import styles from './styles.module.css';

interface OwnProps<Element extends ElementType> {
  /** Element of the chip: a button, a link, or plain text. */
  as: Element;
  /**
   * Product of the chip. Its mark precedes the text, and its accent marks the selection.
   */
  product?: ProductId | undefined;
}

export type ChipProps<Element extends ElementType> = OwnProps<Element> &
  Omit<ComponentProps<Element>, keyof OwnProps<Element>>;

/**
 * A small label with a border. `aria-pressed` and `aria-current` make it look selected. The context
 * sets height and padding with `--chip-height` and `--chip-padding`, and the background with
 * `--bg`.
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

/** Chips to press, with room for a mouse or a finger. The props are those of a `div`. */
export function ChipGroup({className, ...props}: ComponentProps<'div'>): ReactNode {
  return <div {...props} className={clsx(styles.group, className)} />;
}
