/** The record of `probe.mjs` in a page. Times are in milliseconds since the page's time origin. */
export interface ProbeRecord {
  firstPaint?: number;
  largestPaint?: number;
  /** Sum of all layout shifts without recent input: at least as large as the CLS of web-vitals. */
  shift: number;
  /** Long tasks of 50 ms or more. */
  readonly tasks: {readonly start: number; readonly duration: number}[];
  /** Durations of events that belong to an interaction, from 16 ms on, in steps of 8 ms. */
  readonly interactions: number[];
  /** Time from the first press of the pointer to the first frame with a changed state. */
  answered?: number;
  /** Time to the same frame from the press, or from the arrival of the last script if it is later. */
  answeredWithScripts?: number;
}

/** Options that a measured page gets before it loads. */
export interface ProbeOptions {
  /** A JavaScript expression; the page has answered when its value changes. */
  readonly state?: string | undefined;
}

declare global {
  interface Window {
    benchRecord: ProbeRecord;
    /** Returns the value of the watched expression as text. */
    benchState?: () => string;
    /** Notifies the benchmark 50 ms after the first paint. */
    benchPainted?: () => Promise<void>;
    /** Sends a time in milliseconds since 1970 to the benchmark. */
    benchMoment?: (name: string, time: number) => Promise<void>;
  }
}
