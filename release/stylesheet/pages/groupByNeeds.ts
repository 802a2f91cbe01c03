/** Members that need the same or nearly the same. */
interface Group<Member> {
  readonly members: readonly Member[];
  readonly needs: ReadonlySet<number>;
  readonly weight: number;
}

const weightOf = (needs: Iterable<number>, weights: readonly number[]) => {
  let sum = 0;
  for (const need of needs) {
    sum += weights[need] ?? 0;
  }
  return sum;
};

/** What the members of both get in addition, all together, when each gets what any needs. */
function costOfMerging<Member>(
  one: Group<Member>,
  two: Group<Member>,
  weights: readonly number[],
): number {
  let union = one.weight;
  for (const need of two.needs) {
    union += one.needs.has(need) ? 0 : (weights[need] ?? 0);
  }
  return (union - one.weight) * one.members.length + (union - two.weight) * two.members.length;
}

/**
 * Puts members with like needs together until there are few groups: agglomerative clustering that
 * always merges the two groups whose members gain least by it. Equal input, in the same order,
 * gives equal groups.
 * @param needsOf positions in `weights`
 * @param most how many groups there may be
 */
export function groupByNeeds<Member>(
  members: readonly Member[],
  needsOf: (member: Member) => ReadonlySet<number>,
  weights: readonly number[],
  most: number,
): readonly (readonly Member[])[] {
  const same = new Map<string, {needs: ReadonlySet<number>; members: Member[]}>();
  for (const member of members) {
    const needs = needsOf(member);
    const key = [...needs].sort((a, b) => a - b).join();
    const group = same.get(key) ?? {needs, members: []};
    group.members.push(member);
    same.set(key, group);
  }
  const groups: (Group<Member> | undefined)[] = [...same.values()].map((group) => ({
    ...group,
    weight: weightOf(group.needs, weights),
  }));
  const at = (index: number) => groups[index];
  /** `costs[a][b]` for `b < a`. */
  const costsOf = (a: number) =>
    groups.slice(0, a).map((two) => {
      const one = at(a);
      return one && two ? costOfMerging(one, two, weights) : Infinity;
    });
  const costs = groups.map((_, a) => costsOf(a));

  for (let left = groups.length; left > Math.max(most, 1); left -= 1) {
    let best = {cost: Infinity, a: -1, b: -1};
    costs.forEach((row, a) => {
      row.forEach((cost, b) => {
        if (cost < best.cost) {
          best = {cost, a, b};
        }
      });
    });
    const [one, two] = [at(best.a), at(best.b)];
    if (!one || !two) {
      break;
    }
    const needs = new Set([...two.needs, ...one.needs]);
    groups[best.b] = {
      members: [...two.members, ...one.members],
      needs,
      weight: weightOf(needs, weights),
    };
    groups[best.a] = undefined;
    // Only what has to do with the two has changed.
    costs[best.a] = costsOf(best.a);
    costs[best.b] = costsOf(best.b);
    costs.forEach((row, a) => {
      const other = at(a);
      const merged = at(best.b);
      if (a > best.b && other && merged) {
        row[best.b] = costOfMerging(other, merged, weights);
      }
      if (a > best.a) {
        row[best.a] = Infinity;
      }
    });
  }
  return groups.flatMap((group) => (group ? [group.members] : []));
}
