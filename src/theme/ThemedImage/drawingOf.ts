/** A drawing that is inlined in the page. */
export interface Drawing {
  readonly viewBox: string;
  /** Content between `<svg …>` and `</svg>`. */
  readonly markup: string;
}

const prefix = 'data:image/svg+xml,';
const svg = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s;

/**
 * Returns the drawing in a data URL, if it uses the text colour (`currentColor`). As an image, it
 * would not inherit the colour and would be black.
 */
export function drawingOf(address: string): Drawing | undefined {
  const text = address.startsWith(prefix) ? decodeURIComponent(address.slice(prefix.length)) : '';
  const [, viewBox, markup] = svg.exec(text) ?? [];
  return viewBox !== undefined && markup?.includes('currentColor') ? {viewBox, markup} : undefined;
}
