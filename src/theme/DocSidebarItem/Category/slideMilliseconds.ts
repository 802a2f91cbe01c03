/**
 * How long a list takes to open or close: longer for a long one, but not in proportion. The
 * framework's own formula (`Collapsible` of `@docusaurus/theme-common`).
 * @param height in CSS pixels
 */
export function slideMilliseconds(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
