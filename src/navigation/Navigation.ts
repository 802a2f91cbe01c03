import type {RouteComponentProps} from 'react-router';

export type History = RouteComponentProps['history'];
export type Location = RouteComponentProps['location'];

/** What the reader sees, and saw before; `null` for the page that the visit begins with. */
export interface Navigation {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** What the framework does for a navigation. */
export interface NavigationSteps {
  /** The location as routes know it: without the ending of a file. */
  readonly normalize: (location: Location) => Location;
  /** Tells that a page is on its way; returns what tells that it has come, or will not. */
  readonly announce: (navigation: Navigation) => () => void;
  /** Brings the files of the page at a path. */
  readonly load: (pathname: string) => Promise<unknown>;
  /** Called when another page is about to take the place of this one; not for its query or anchor. */
  readonly leave: () => void;
  /** Called where they do not come: after a new deployment they may be gone. */
  readonly reload: () => void;
  /** Whether the site answers. */
  readonly isReachable: () => Promise<boolean>;
  /**
   * Called where it does not: tells the reader, and reloads when it answers again. Returns what takes
   * the message away.
   */
  readonly lose: (reload: () => void) => () => void;
}
