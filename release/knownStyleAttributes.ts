export interface KnownStyleAttribute {
  readonly style: string;
  readonly writtenBy: string;
  /** A script of the page writes it, so that it stands in no built file. */
  readonly scripted?: true;
}

/**
 * The style attributes that the built pages keep, each with the one who writes it: those of the
 * framework, some of which its scripts read or write. The policy admits exactly these; all others
 * are moved into a stylesheet (`moveStyleAttributes`).
 */
export const knownStyleAttributes: readonly KnownStyleAttribute[] = [
  {style: 'display: none;', writtenBy: 'theme-classic, SvgIconDefinitions'},
  {
    style: 'background-color:var(--surf);color:var(--sec)',
    writtenBy: 'theme-classic, AnnouncementBar, with the colours of config/announcement.ts',
  },
  {style: 'text-align:left', writtenBy: 'MDX, aligned table columns'},
  {style: 'text-align:right', writtenBy: 'MDX, aligned table columns'},
  {style: 'text-align:center', writtenBy: 'MDX, aligned table columns'},
  {
    style:
      'border: thick solid red; background-color: rgb(255, 230, 179); margin: 20px; padding: 20px; font-size: 20px;',
    writtenBy: 'core, BaseUrlIssueBanner',
    scripted: true,
  },
  {
    style: 'font-weight: bold; font-size: 30px;',
    writtenBy: 'core, BaseUrlIssueBanner',
    scripted: true,
  },
  {style: 'font-weight: bold;', writtenBy: 'core, BaseUrlIssueBanner', scripted: true},
  {style: 'font-weight: bold; color: red;', writtenBy: 'core, BaseUrlIssueBanner', scripted: true},
  {
    style: 'font-weight: bold; color: green;',
    writtenBy: 'core, BaseUrlIssueBanner',
    scripted: true,
  },
];
