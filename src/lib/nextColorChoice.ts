/** What the switch of colour modes chooses next, where the system's mode is a choice too. */
export const nextColorChoice = {light: 'dark', dark: 'system', system: 'light'} as const;

export type ColorChoice = keyof typeof nextColorChoice;
