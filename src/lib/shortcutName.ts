import {isMac} from './isMac.ts';

/** Search shortcut on systems other than a Mac, which static pages contain. */
export const commonShortcut = 'Ctrl K';

/** Returns the search shortcut on the reader's keyboard. */
export const shortcutName = (): string => (isMac() ? '⌘ K' : commonShortcut);
