/** Position of the chosen option, or `null` where the reader is in the text. */
export type Active = number | null;

/**
 * Where a key leads in a list. The arrows go round by way of the text; Home and End are the
 * text's own keys until an option is chosen.
 * @returns `undefined` if the key is not for the list.
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
