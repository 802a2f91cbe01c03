/** Whether a value read from JSON is an object with keys, whose fields can then be asked for. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
