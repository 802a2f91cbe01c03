/** Whether a text is a day of the calendar, as `2026-02-28`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  // JavaScript reads 30 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
