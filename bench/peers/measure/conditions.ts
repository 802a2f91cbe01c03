/** What the page's network and processor are made to be like. */
export interface Conditions {
  readonly cpuSlowdown: number;
  /** Bits a second each way, and milliseconds of every answer's delay; as the machine has them without. */
  readonly network?: {readonly bitsPerSecond: number; readonly latency: number};
}

/** The phone of all measurements of this project. */
export const slowPhone: Conditions = {
  cpuSlowdown: 4,
  network: {bitsPerSecond: 1_600_000, latency: 150},
};

export const fastDesk: Conditions = {cpuSlowdown: 1};

export const viewports = {
  phone: {width: 390, height: 844},
  desk: {width: 1440, height: 900},
} as const;
export type Viewport = keyof typeof viewports;
