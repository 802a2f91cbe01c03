import {prefersReducedMotion} from '@docusaurus/theme-common';

/**
 * How long a list takes to open or close: longer for a long one, but not in proportion. The
 * framework's own formula (`Collapsible` of `@docusaurus/theme-common`).
 * @param height in CSS pixels
 */
export function slideMilliseconds(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/**
 * Lets a list grow out of its heading, or shrink into it. `change` shows or hides the list at once;
 * what moves is for the eye only, and a browser that cannot draw a hidden list leaves it out.
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
