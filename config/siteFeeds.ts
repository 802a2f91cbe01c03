export interface SiteFeed {
  readonly name: string;
  readonly type: string;
  /** Path relative to the base URL of a language. */
  readonly path: string;
}

/** Feeds of the whole update log, with the paths that the framework uses. */
export const siteFeeds: readonly SiteFeed[] = [
  {name: 'RSS', type: 'application/rss+xml', path: 'blog/rss.xml'},
  {name: 'Atom', type: 'application/atom+xml', path: 'blog/atom.xml'},
  {name: 'JSON Feed', type: 'application/feed+json', path: 'blog/feed.json'},
];
