const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats a row of a CSV table and quotes the cells that need it. */
export const csvRow = (cells: readonly string[]): string => cells.map(cell).join(',');
