import type {LocaleId} from '../../../config/locales.ts';

/** The callouts of this site's articles. */
export const calloutNames = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutName = (typeof calloutNames)[number];

/** How a framework writes what Markdown has no words for. */
export interface Dialect {
  /** The text after a heading that gives it an id; nothing where ids are not written. */
  readonly headingId: (id: string) => string;
  /** Its name for each callout, written `:::name`. */
  readonly callouts: Readonly<Record<CalloutName, string>>;
  /** A link to another page of the same language; nothing where the framework has no such page. */
  readonly link: (target: string, locale: LocaleId) => string | undefined;
}
