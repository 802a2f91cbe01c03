/** What a colour says inside a figure; the word beside it says the same. */
export type Tone = 'accent' | 'ok' | 'warn' | 'danger' | 'neutral';
