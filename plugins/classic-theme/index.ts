import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import themeClassic, {type PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {firstPaintScript} from './firstPaintScript.ts';

export {getSwizzleConfig} from '@docusaurus/theme-classic';
export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic/lib/options.js';

/** Folder of the theme, relative to which the theme resolves its files. */
const folder = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic'));
const inTheme = (file: string | undefined) => file && path.resolve(folder, file);

/**
 * Client module to remove, because code is highlighted at build time (`plugins/code-highlight`).
 */
const languages = './prism-include-languages';

/**
 * Returns the framework's theme with our first-paint script, without Prism languages and without
 * the icons of parts that this site does not use.
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
