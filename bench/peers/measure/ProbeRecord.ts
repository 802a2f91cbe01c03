/** What `probe.mjs` sees in a page. Times in milliseconds since the page's time origin. */
export interface ProbeRecord {
  firstPaint?: number;
  largestPaint?: number;
  /** Sum of all layout shifts that no input caused: at least as large as the CLS of web-vitals. */
  shift: number;
  /** Tasks of 50 ms or more. */
  readonly tasks: {readonly start: number; readonly duration: number}[];
  /** Durations of events that belong to an interaction, in steps of 8 ms, from 16 ms on. */
  readonly interactions: number[];
  /** From the first press of the pointer to the first frame in which the watched state differs. */
  answered?: number;
  /** To the same frame from the press, or from the arrival of the last script if that was later. */
  answeredWithScripts?: number;
}

/** What a measured page is told before it loads. */
export interface ProbeOptions {
  /** An expression; the page has answered when its value is another one. */
  readonly state?: string | undefined;
}

declare global {
  interface Window {
    benchRecord: ProbeRecord;
    /** Value of the watched expression, as text. */
    benchState?: () => string;
    /** Tells the bench, 50 ms after the first paint. */
    benchPainted?: () => Promise<void>;
    /** Tells the bench a moment in milliseconds since 1970. */
    benchMoment?: (name: string, time: number) => Promise<void>;
  }
}
