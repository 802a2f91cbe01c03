/** The measurements of one run of wrk. */
export interface LoadReport {
  /** Answers a second. */
  readonly rate: number;
  /** Median and 99th percentile of the latency, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Number of requests without an answer, and of answers other than 2xx and 3xx. */
  readonly failures: number;
}

const unit: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

function milliseconds(report: string, percentile: string): number {
  const [, number, name = ''] =
    new RegExp(`^\\s*${percentile}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(report) ?? [];
  return Number(number) * (unit[name] ?? Number.NaN);
}

/**
 * Parses the output of `wrk --latency` (https://github.com/wg/wrk).
 * @throws if the text is not such a report
 */
export function readReport(report: string): LoadReport {
  const rate = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(report)?.[1]);
  const p50 = milliseconds(report, '50');
  const p99 = milliseconds(report, '99');
  if ([rate, p50, p99].some(Number.isNaN)) {
    throw new Error(`wrk printed no report that can be read:\n${report}`);
  }
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0;
  const broken = /Socket errors: (.*)$/m.exec(report)?.[1]?.match(/\d+/g) ?? [];
  const failures = [refused, ...broken].reduce<number>((sum, count) => sum + Number(count), 0);
  return {rate, p50, p99, failures};
}
