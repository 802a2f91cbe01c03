import type {LocaleId} from '../../../config/locales.ts';

/** The callouts of this site's articles. */
export const calloutNames = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutName = (typeof calloutNames)[number];

/** The syntax of a framework for content that standard Markdown cannot express. */
export interface Dialect {
  /** The text after a heading that sets its id; empty if the framework has no syntax for ids. */
  readonly headingId: (id: string) => string;
  /** The framework's name for each callout, written `:::name`. */
  readonly callouts: Readonly<Record<CalloutName, string>>;
  /** A link to another page of the same language; `undefined` if the framework has no such page. */
  readonly link: (target: string, locale: LocaleId) => string | undefined;
}
