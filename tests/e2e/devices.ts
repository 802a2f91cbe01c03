export interface Device {
  readonly device: string;
  readonly viewport: {readonly width: number; readonly height: number};
}

export const desktop = {width: 1440, height: 900};
export const phone = {width: 390, height: 844};
