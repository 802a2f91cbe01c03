/** Throttling of the page's network and processor. */
export interface Conditions {
  readonly cpuSlowdown: number;
  /** Bits a second in each direction, and latency in milliseconds; not throttled if absent. */
  readonly network?: {readonly bitsPerSecond: number; readonly latency: number};
}

/** The simulated phone of all measurements of this project. */
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
