import {prefersReducedMotion} from '@docusaurus/theme-common';

/**
 * Returns the duration of opening or closing a list. It grows less than proportionally with the
 * height, as in the framework (`Collapsible` of `@docusaurus/theme-common`).
 * @param height height in CSS pixels
 */
export function slideMilliseconds(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/**
 * Animates opening or closing a list. `change` shows or hides the list immediately. The animation
 * is only visual, and browsers that cannot paint a hidden list skip it.
 */
export function slide(list: HTMLElement, change: () => void): void {
  const before = list.offsetHeight;
  change();
  const after = list.offsetHeight;
  const height = Math.max(before, after);
  const frame = {display: 'block', overflow: 'clip'};
  list.animate(
    [
      {...frame, height: `${before}px`},
      {...frame, height: `${after}px`},
    ],
    {
      duration: prefersReducedMotion() ? 1 : slideMilliseconds(height),
      easing: 'ease-in-out',
    },
  );
}
