/** Next choice of the colour mode switch, by current choice, if `system` is a choice. */
export const nextColorChoice = {light: 'dark', dark: 'system', system: 'light'} as const;

export type ColorChoice = keyof typeof nextColorChoice;
