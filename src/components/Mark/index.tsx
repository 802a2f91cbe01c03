import type {ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {drawings, type MarkName} from './drawings';

export interface MarkProps {
  name: MarkName;
  /** Size in CSS pixels. */
  size: 14 | 16 | 18 | 20 | 24 | 28 | 56;
  className?: string;
}

const accentColor = (name: MarkName) =>
  name === 'logo' ? 'currentColor' : `var(--accent-${name satisfies ProductId})`;

/**
 * The logo of a product, in its accent, or of the site. It is always next to a name, so it is
 * decorative.
 */
export function Mark({name, size, className}: MarkProps): ReactNode {
  const {filled, outline, line} = drawings[name];
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      color={accentColor(name)}
    >
      <path d={filled} fill="currentColor" />
      <path d={`${outline}${line}`} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
