interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader saves data or has a slow line: then nothing is fetched ahead. */
export function isFrugal(): boolean {
  // Not every browser has it, and TypeScript has no type for it.
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
