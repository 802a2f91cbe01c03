import type {Finding} from '../plugins/writerError/index.ts';
import type {Site} from './site/Site.ts';

export interface PlacedFinding extends Finding {
  /** Path from the root of the project. */
  readonly file: string;
}

/** One rule about the content of the site. */
export interface Check {
  /** What `npm run check -- <name>` calls it; also the name of its file and its fixtures. */
  readonly name: string;
  /** What it refuses, as the list in CONTRIBUTING.md says it. */
  readonly refuses: string;
  /** What a writer should know and that does not fail, a line each. */
  notes?(site: Site): readonly string[];
  find(site: Site): readonly PlacedFinding[] | Promise<readonly PlacedFinding[]>;
}
