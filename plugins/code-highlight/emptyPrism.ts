/**
 * Replaces `prism-react-renderer` in the browser. Parts of the theme that are never shown import
 * it, and it would add 30 KB to every page.
 */
export const Prism = {};
export const Highlight = (): null => null;
export const themes = {};
