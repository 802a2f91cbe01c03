import {localeIds, type LocaleId} from '../../../config/locales.ts';
import type {SiteFile} from '../sites/Peer.ts';
import type {Dialect} from './Dialect.ts';
import {flatten} from './flatten.ts';
import type {Sources} from './readSources.ts';

export interface PageFilesOptions {
  readonly dialect: Dialect;
  /** Folder of the pages of a language, below the peer's folder. */
  readonly folder: (locale: LocaleId) => string;
  /** Whether the title is also the first heading of the text, not only in the front matter. */
  readonly titleInText: boolean;
}

const frontMatter = (entries: Readonly<Record<string, string>>) =>
  [
    '---',
    ...Object.entries(entries).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
  ]
    .join('\n')
    .concat('\n\n');

const heading = (title: string, wanted: boolean) => (wanted ? `# ${title}\n\n` : '');

/** Creates the articles and landing pages as files of a peer, in both languages. */
export function pageFiles(
  {pages}: Sources,
  {dialect, folder, titleInText}: PageFilesOptions,
): SiteFile[] {
  return localeIds.flatMap((locale) =>
    pages[locale].map(({id, title, description, text}) => ({
      path: `${folder(locale)}/${id}.md`,
      text: `${frontMatter({title, description})}${heading(title, titleInText)}${flatten(text, locale, dialect)}`,
    })),
  );
}

/** Creates the posts of the update log as files: page title, paragraph, and items as a list. */
export function postFiles(
  {posts}: Sources,
  {dialect, folder, titleInText}: PageFilesOptions,
): SiteFile[] {
  return localeIds.flatMap((locale) =>
    posts[locale].map(({slug, title, items, text}) => {
      const list = items.map((item) => `- **${item.title}** ${item.text}`).join('\n');
      return {
        path: `${folder(locale)}/${slug}.md`,
        text: `${frontMatter({title})}${heading(title, titleInText)}${flatten(text, locale, dialect)}\n${list}\n`,
      };
    }),
  );
}
