import type {RouteComponentProps} from 'react-router';

export type History = RouteComponentProps['history'];
export type Location = RouteComponentProps['location'];

/** The displayed location and the previous one, which is `null` for the first page of a visit. */
export interface Navigation {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** Steps of the framework during a navigation. */
export interface NavigationSteps {
  /** Returns the location as in routes, without a file extension. */
  readonly normalize: (location: Location) => Location;
  /** Reports that a page is loading. Returns a function that reports the end. */
  readonly announce: (navigation: Navigation) => () => void;
  /** Loads the files of the page at a path. */
  readonly load: (pathname: string) => Promise<unknown>;
  /** Called before another page replaces this one, not if only query or anchor change. */
  readonly leave: () => void;
  /** Called if loading fails, because files may be missing after a deployment. */
  readonly reload: () => void;
  /** Whether the site answers. */
  readonly isReachable: () => Promise<boolean>;
  /**
   * Called if the site does not answer. Shows a message, and reloads when it answers again. Returns
   * a function that removes the message.
   */
  readonly lose: (reload: () => void) => () => void;
}
