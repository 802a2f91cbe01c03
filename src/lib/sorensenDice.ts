/**
 * Returns the Sørensen–Dice coefficient of two lists of items, from 0 (nothing in common) to 1
 * (equal). The order does not matter. It is 0 for two empty lists.
 */
export function sorensenDice<Item>(left: readonly Item[], right: readonly Item[]): number {
  const rest = [...right];
  const shared = left.filter((item) => {
    const index = rest.indexOf(item);
    return index >= 0 && rest.splice(index, 1).length > 0;
  });
  const all = left.length + right.length;
  return all === 0 ? 0 : (2 * shared.length) / all;
}
