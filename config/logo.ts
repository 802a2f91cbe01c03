import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The drawing itself as an address, and no request for it. */
function inlineSvg(name: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'static/img', name), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What navbar and footer show of the logo; each adds its own text alternative. */
export const logo = {
  // In the colour of the text, so one for both modes (`theme/ThemedImage`).
  src: inlineSvg('logo.svg'),
  width: 24,
  height: 24,
} as const;
