import type {PlacedFinding} from './Check.ts';

/** A finding as one line that editors and terminals can open: place, what is wrong, how to fix it. */
export function describeFinding({file, line, problem, fix}: PlacedFinding): string {
  return `${file}:${line} ${problem} ${fix}`;
}
