import type {ThemeConfig} from '@docusaurus/theme-common';

/** The part of the theme configuration that affects the first paint. */
export type FirstPaintConfig = Pick<ThemeConfig, 'colorMode' | 'announcementBar'>;

/** Reads a key of the storage, which browsers may block. */
const stored = `function stored(key){try{return localStorage.getItem(key)}catch{}}`;

/**
 * Applies the stored colour mode, or the default one. It applies it again when another tab stores
 * another choice, when the followed system preference changes, and when the page returns from the
 * back/forward cache, because the application may load much later.
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
 * Returns the script that sets the choices of the reader on the root element before the first
 * paint: the colour mode, and whether the announcement is closed. It uses the attributes and
 * storage keys of the theme's own script, with three differences. It sets no attributes from the
 * address, which could be false for the page. It ignores unknown modes. It treats an announcement
 * as closed only if it is the one that the reader closed, because the application, which would show
 * a new one, may never run.
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
