import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Returns a drawing as a data URL, which needs no request. */
function inlineSvg(name: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'static/img', name), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Logo of navbar and footer, which each add their own alternative text. */
export const logo = {
  // The logo has the colour of the text, so one serves both modes (`theme/ThemedImage`).
  src: inlineSvg('logo.svg'),
  width: 24,
  height: 24,
} as const;
