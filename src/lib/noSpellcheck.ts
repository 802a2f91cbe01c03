/**
 * Props of a field that must not mark unknown words. Preact writes `false` into a static page only
 * under the name that the attribute has in HTML.
 */
export const noSpellcheck = {spellcheck: false};
