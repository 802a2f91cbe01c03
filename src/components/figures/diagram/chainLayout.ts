/** An exit of a chain of states: a jump to another state, or a transition to an end state. */
export interface Exit {
  readonly from: number;
  readonly to?: number;
}

/** The position of an exit under a chain that runs in a row. */
export interface ExitPlace {
  /** First and last grid line. */
  readonly columns: readonly [number, number];
  /** Row below the chain, counted from 1. */
  readonly level: number;
  /** Whether it is drawn to the left, because its state is the last one. */
  readonly mirrored: boolean;
}

/** Returns the grid line in the middle of a state. A state has two tracks and a link one. */
const middle = (state: number) => 3 * state + 2;

/**
 * Finds columns and levels for the exits of a chain of `count` states, so that no two overlap. End
 * states are closest to the chain, and the brackets of jumps enclose them. Two jumps that meet at a
 * state are on different levels too, because an arrow ends beside the middle of its state.
 */
export function placeExits(exits: readonly Exit[], count: number): ExitPlace[] {
  const spans = exits.map(({from, to}, index) => {
    const mirrored = to === undefined && from > 0 && from === count - 1;
    const other = to ?? (mirrored ? from - 1 : from + 1);
    return {
      index,
      mirrored,
      jump: to !== undefined,
      first: Math.min(from, other),
      last: Math.max(from, other),
    };
  });
  const order = spans.sort(
    (a, b) => Number(a.jump) - Number(b.jump) || a.last - a.first - (b.last - b.first),
  );
  const taken: {first: number; last: number; level: number; jump: boolean}[] = [];
  const places = new Map<number, ExitPlace>();
  for (const {index, first, last, mirrored, jump} of order) {
    const level =
      1 +
      Math.max(
        0,
        ...taken
          .filter((span) => {
            const reach = jump && span.jump ? 1 : 0;
            return span.first < last + reach && first < span.last + reach;
          })
          .map((span) => span.level),
      );
    taken.push({first, last, level, jump});
    places.set(index, {columns: [middle(first), middle(last)], level, mirrored});
  }
  return exits.flatMap((_, index) => places.get(index) ?? []);
}

/** Returns the approximate width of a text in em: 1 for a Han character, 0.5 for any other. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\u2e80-\uffef]/u.test(char) ? 1 : 0.5), 0);
}

/** Returns the minimum width in em of a text that may break into two lines. */
function brokenWidth(text: string): number {
  const width = textWidth(text);
  return Math.min(width, Math.max(4, width * 0.7));
}

/** Texts of a chain of states that affect its width. */
export interface ChainTexts {
  readonly states: readonly string[];
  readonly via: readonly string[];
  readonly exits: readonly (Exit & {readonly label: string; readonly goal?: string})[];
}

/** Whether two jumps leave the same state, or lead to the same one, so that their lines coincide. */
function jumpsCoincide(exits: readonly Exit[]): boolean {
  const jumps = exits.filter(({to}) => to !== undefined);
  return [jumps.map(({from}) => from), jumps.map(({to}) => to)].some(
    (ends) => new Set(ends).size < ends.length,
  );
}

/** Whether a chain, including its exits, fits in a row in a figure that is 640 px wide. */
export function fitsInRow({states, via, exits}: ChainTexts): boolean {
  const width = 640;
  const state = Math.max(...states.map(brokenWidth)) * 13 + 36;
  const links = states
    .slice(1)
    .map((_, index) => Math.max(24, textWidth(via[index] ?? '') * 12 + 18));
  const pitch = (width - state) / Math.max(1, states.length - 1);
  return (
    states.length * state + links.reduce((sum, link) => sum + link, 0) <= width &&
    !jumpsCoincide(exits) &&
    exits.every(({from, to, label, goal = ''}) =>
      to === undefined
        ? textWidth(label) * 12 + textWidth(goal) * 13 + 91 <= pitch
        : textWidth(label) * 12 + 24 <= Math.abs(to - from) * pitch,
    )
  );
}
