import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The drawing itself as an address: two logos for two colour modes, and no request for either. */
function inlineSvg(name: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'static/img', name), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What navbar and footer show of the logo; each adds its own text alternative. */
export const logo = {
  src: inlineSvg('logo-light.svg'),
  srcDark: inlineSvg('logo-dark.svg'),
  width: 24,
  height: 24,
} as const;
