/** A desktop window and a phone. */
export const sizes = [
  {size: 'desktop', viewport: {width: 1440, height: 900}},
  {size: 'phone', viewport: {width: 390, height: 844}},
] as const;
