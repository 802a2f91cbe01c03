/**
 * Replaces `prism-react-renderer`, because `rehypeCode` colours code at build time. Parts of the
 * theme that are never shown import it, and it would add 30 KB to every page.
 */
export const Prism = {};
export const Highlight = (): null => null;
export const themes = {};
