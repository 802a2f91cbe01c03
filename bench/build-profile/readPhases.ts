import {stripVTControlCharacters} from 'node:util';

export interface Phase {
  /** The framework's names, outermost first: `Build`, `zh`, `Load site`. */
  readonly path: readonly string[];
  readonly seconds: number;
}

const line = /^\[PERF\](?:\[KO\])? (.+?) - ([\d.]+) (ms|seconds!?)(?: - .*)?$/;

/**
 * Parses the framework's performance log (`DOCUSAURUS_PERF_LOGGER=true`), in its order: a phase
 * follows those inside it. Lines in another format are ignored.
 */
export function readPhases(log: string): Phase[] {
  return stripVTControlCharacters(log)
    .split('\n')
    .flatMap((text) => {
      const [, label, amount, unit] = line.exec(text.trim()) ?? [];
      return label === undefined || amount === undefined
        ? []
        : [{path: label.split(' > '), seconds: Number(amount) / (unit === 'ms' ? 1000 : 1)}];
    });
}
