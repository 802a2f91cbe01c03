/** Position of the active option, or `null` if the caret is in the text. */
export type Active = number | null;

/**
 * Returns the next active option for a key. The arrow keys wrap around through the text; Home and
 * End move the caret until an option is active.
 * @returns `undefined` if the list does not handle the key.
 */
export function nextActive(key: string, active: Active, count: number): Active | undefined {
  if (count === 0) {
    return undefined;
  }
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active === last ? null : active + 1;
    case 'ArrowUp':
      return active === null ? last : active === 0 ? null : active - 1;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : last;
    default:
      return undefined;
  }
}
