import type {ThemeConfig} from '@docusaurus/theme-common';

/** What of the theme's configuration shows in the first paint. */
export type FirstPaintConfig = Pick<ThemeConfig, 'colorMode' | 'announcementBar'>;

/** Reads the storage, which browsers may refuse. */
const stored = `function stored(key){try{return localStorage.getItem(key)}catch{}}`;

/**
 * Shows the mode that is in the storage, or the given one. It goes on doing so while the page is
 * there, which may be long before its application is: when another tab stores another choice, when
 * the system changes and is followed, and when the page comes back from the back/forward cache.
 */
function colorModeScript({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: FirstPaintConfig['colorMode']): string {
  const [mode, choice] = respectPrefersColorScheme
    ? ["(system.matches?'dark':'light')", "'system'"]
    : [`'${defaultMode}'`, `'${defaultMode}'`];
  const chosen = disableSwitch ? 'null' : "/^(light|dark)$/.exec(stored('theme'))";
  return `
  function show(chosen){
    chosen=${chosen};
    page.theme=chosen?chosen[0]:${mode};
    page.themeChoice=chosen?chosen[0]:${choice};
  }
  show();
  onstorage=onpageshow=show;
  system.onchange=function(){page.themeChoice==='system'&&show()};`;
}

/**
 * The script that says on the root element, before the first paint, what the reader has chosen:
 * the colour mode, and whether the announcement is closed. It writes the attributes and reads the
 * storage of the theme's own script. Unlike that one it takes no attributes from the address,
 * which could say about the page what is not so, no mode that does not exist, and a closed
 * announcement for closed only while it is the same one: the application, which would show the new
 * one, may not run at all.
 */
export function firstPaintScript({colorMode, announcementBar}: FirstPaintConfig): string {
  const closed = announcementBar
    ? `page.announcementBarInitiallyDismissed=stored('docusaurus.announcement.dismiss')==='true'
  &&stored('docusaurus.announcement.id')===${JSON.stringify(announcementBar.id)};`
    : '';
  return `!function(page,system){
  ${stored}
  ${colorModeScript(colorMode)}
  ${closed}
}(document.documentElement.dataset,matchMedia('(prefers-color-scheme:dark)'))`;
}
