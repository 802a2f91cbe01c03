/** A drawing that is inlined in the page. */
export interface Drawing {
  readonly viewBox: string;
  /** What is between `<svg …>` and `</svg>`. */
  readonly markup: string;
}

const prefix = 'data:image/svg+xml,';
const svg = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s;

/**
 * The drawing that an address holds, if it is in the colour of the text (`currentColor`): an image
 * has no text around it and would be black.
 */
export function drawingOf(address: string): Drawing | undefined {
  const text = address.startsWith(prefix) ? decodeURIComponent(address.slice(prefix.length)) : '';
  const [, viewBox, markup] = svg.exec(text) ?? [];
  return viewBox !== undefined && markup?.includes('currentColor') ? {viewBox, markup} : undefined;
}
