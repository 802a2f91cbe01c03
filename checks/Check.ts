import type {Finding} from '../plugins/writerError/index.ts';
import type {Site} from './site/Site.ts';

export interface PlacedFinding extends Finding {
  /** Path from the root of the project. */
  readonly file: string;
}

/** One rule about the content of the site. */
export interface Check {
  /** The argument of `npm run check -- <name>`; also the name of its file and its fixtures. */
  readonly name: string;
  /** What the check refuses, as the list in CONTRIBUTING.md says it. */
  readonly refuses: string;
  /** Returns notes for writers that do not fail the check, one line each. */
  notes?(site: Site): readonly string[];
  find(site: Site): readonly PlacedFinding[] | Promise<readonly PlacedFinding[]>;
}
