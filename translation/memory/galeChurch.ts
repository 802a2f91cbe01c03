/** Numbers of sentences of each language that correspond to each other. */
export type Bead = readonly [source: number, target: number];

/**
 * Probability of each kind of bead, from Gale and Church, “A Program for Aligning Sentences in
 * Bilingual Corpora”, Computational Linguistics 19 (1993), table 5.
 */
const priors: readonly (readonly [bead: Bead, probability: number])[] = [
  [[1, 1], 0.89],
  [[1, 0], 0.0099 / 2],
  [[0, 1], 0.0099 / 2],
  [[2, 1], 0.089 / 2],
  [[1, 2], 0.089 / 2],
  [[2, 2], 0.011],
];

/** Variance of the length for each character of the source, from the same article. */
const variance = 6.8;

/** Upper tail of the normal distribution: Abramowitz and Stegun, 26.2.17; error below 7.5e-8. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** −log of the probability that texts of these lengths are translations of each other. */
function lengthCost(source: number, target: number, ratio: number): number {
  const mean = (source + target / ratio) / 2;
  if (mean === 0) {
    return 0;
  }
  const delta = Math.abs(source * ratio - target) / Math.sqrt(variance * mean);
  return -Math.log(Math.max(2 * upperTail(delta), 1e-12));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Aligns sentences by their lengths with the algorithm of Gale and Church.
 * @param sources lengths of the sentences of one language, in characters
 * @param targets lengths of the sentences of the other language
 * @param ratio characters of the target language for each character of the source language
 * @returns beads in order, which together cover all sentences
 */
export function galeChurch(
  sources: readonly number[],
  targets: readonly number[],
  ratio: number,
): Bead[] {
  interface Step {
    readonly cost: number;
    readonly bead?: Bead;
  }
  const best: Step[][] = [];
  for (let row = 0; row <= sources.length; row += 1) {
    const line: Step[] = [];
    best.push(line);
    for (let column = 0; column <= targets.length; column += 1) {
      const steps = priors.flatMap(([bead, prior]): Step[] => {
        const [down, across] = bead;
        const before = best[row - down]?.[column - across];
        const cost =
          (before?.cost ?? Infinity) -
          Math.log(prior) +
          lengthCost(
            sum(sources.slice(row - down, row)),
            sum(targets.slice(column - across, column)),
            ratio,
          );
        return before && row >= down && column >= across ? [{cost, bead}] : [];
      });
      line.push(
        row === 0 && column === 0
          ? {cost: 0}
          : steps.reduce((one, other) => (other.cost < one.cost ? other : one), {cost: Infinity}),
      );
    }
  }
  const beads: Bead[] = [];
  let [row, column] = [sources.length, targets.length];
  for (let bead = best[row]?.[column]?.bead; bead; bead = best[row]?.[column]?.bead) {
    beads.unshift(bead);
    row -= bead[0];
    column -= bead[1];
  }
  return beads;
}
