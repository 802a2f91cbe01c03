/** Meaning of a colour in a figure. The text beside it has the same meaning. */
export type Tone = 'accent' | 'ok' | 'warn' | 'danger' | 'neutral';
