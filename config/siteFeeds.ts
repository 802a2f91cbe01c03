export interface SiteFeed {
  readonly name: string;
  readonly type: string;
  /** Below the base address of a language. */
  readonly path: string;
}

/** The feeds of the whole update log, where the framework writes them. */
export const siteFeeds: readonly SiteFeed[] = [
  {name: 'RSS', type: 'application/rss+xml', path: 'blog/rss.xml'},
  {name: 'Atom', type: 'application/atom+xml', path: 'blog/atom.xml'},
  {name: 'JSON Feed', type: 'application/feed+json', path: 'blog/feed.json'},
];
