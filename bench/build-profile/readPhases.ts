import {stripVTControlCharacters} from 'node:util';

export interface Phase {
  /** The framework's own names, from the outermost in: `Build`, `zh`, `Load site`. */
  readonly path: readonly string[];
  readonly seconds: number;
}

const line = /^\[PERF\](?:\[KO\])? (.+?) - ([\d.]+) (ms|seconds!?)(?: - .*)?$/;

/**
 * Reads what the framework's performance log says (`DOCUSAURUS_PERF_LOGGER=true`), in its order: a
 * phase follows those inside it. Lines of another form are left out.
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
