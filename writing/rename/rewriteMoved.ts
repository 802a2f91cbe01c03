import {routeOf, type Move} from './Move.ts';

/**
 * Returns the addresses of `data/moved.json` after a move: the old address redirects to the new one,
 * and so does every address that redirected to the old one. The new address does not redirect.
 * @param generated generated addresses that redirect to the old one and that the move would lose
 */
export function rewriteMoved(
  moved: Readonly<Record<string, string>>,
  {product, from, to}: Move,
  generated: readonly string[],
): Record<string, string> {
  const before = routeOf(product, from);
  const after = routeOf(product, to);
  const entries = [
    ...Object.entries(moved).map(
      ([old, target]) => [old, target === before ? after : target] as const,
    ),
    ...[before, ...generated].map((old) => [old, after] as const),
  ];
  return Object.fromEntries(
    entries.filter(([old]) => old !== after).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
