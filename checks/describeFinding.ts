import type {PlacedFinding} from './Check.ts';

/** Formats a finding as one line that editors and terminals can open: place, problem, fix. */
export function describeFinding({file, line, problem, fix}: PlacedFinding): string {
  return `${file}:${line} ${problem} ${fix}`;
}
