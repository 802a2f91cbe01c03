const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row of a table, quoted where a cell needs it. */
export const csvRow = (cells: readonly string[]): string => cells.map(cell).join(',');
