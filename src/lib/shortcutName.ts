import {isMac} from './isMac.ts';

/** The key of the search as readers of other systems know it; what pages are written with. */
export const commonShortcut = 'Ctrl K';

/** The key of the search on the reader's keyboard. */
export const shortcutName = (): string => (isMac() ? '⌘ K' : commonShortcut);
