import type {ThemeConfig} from '@docusaurus/theme-common';

/** What of the theme's configuration shows in the first paint. */
export type FirstPaintConfig = Pick<ThemeConfig, 'colorMode' | 'announcementBar'>;

/**
 * The script that says on the root element, before the first paint, what the reader has chosen:
 * the colour mode, and whether the announcement is closed. It writes the attributes and reads the
 * storage of the theme's own script. Unlike that one it takes no attributes from the address,
 * which could say about the page what is not so, no mode that does not exist, and a closed
 * announcement for closed only while it is the same one: the application, which would show the new
 * one, may not run at all.
 */
export function firstPaintScript({colorMode, announcementBar}: FirstPaintConfig): string {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = colorMode;
  const system = "matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";
  const [mode, choice] = respectPrefersColorScheme
    ? [`(${system})`, "'system'"]
    : [`'${defaultMode}'`, `'${defaultMode}'`];
  const chosen = disableSwitch ? 'null' : "/^(light|dark)$/.exec(stored('theme'))";
  const closed = announcementBar
    ? `page.announcementBarInitiallyDismissed=stored('docusaurus.announcement.dismiss')==='true'
  &&stored('docusaurus.announcement.id')===${JSON.stringify(announcementBar.id)};`
    : '';
  return `!function(page,chosen){
  function stored(key){try{return localStorage.getItem(key)}catch(error){}}
  chosen=${chosen};
  page.theme=chosen?chosen[0]:${mode};
  page.themeChoice=chosen?chosen[0]:${choice};
  ${closed}
}(document.documentElement.dataset)`;
}
