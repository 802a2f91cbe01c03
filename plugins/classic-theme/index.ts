import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import themeClassic, {type PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {firstPaintScript} from './firstPaintScript.ts';

export {getSwizzleConfig} from '@docusaurus/theme-classic';
export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic/lib/options.js';

/** The theme resolves its files from its own folder. */
const folder = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic'));
const inTheme = (file: string | undefined) => file && path.resolve(folder, file);

/** Code is coloured at build time (`plugins/code-highlight`). */
const languages = './prism-include-languages';

/**
 * The framework's theme, with our script before the first paint, and without languages for Prism
 * and the drawings for parts of it that this site does not use.
 */
export default function classicTheme(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const official = themeClassic(context, options);
  return {
    ...official,
    getThemePath: () => inTheme(official.getThemePath?.()) ?? folder,
    getTypeScriptThemePath: () => inTheme(official.getTypeScriptThemePath?.()) ?? folder,
    getClientModules: () =>
      (official.getClientModules?.() ?? [])
        .filter((file) => file !== languages)
        .map((file) => path.resolve(folder, file)),
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: firstPaintScript(context.siteConfig.themeConfig as ThemeConfig),
        },
      ],
    }),
  };
}
