import type {MouseEvent} from 'react';

/** Whether a click asks the browser for something of its own: a new tab or window, a download. */
export const isModifiedClick = ({
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  metaKey || altKey || ctrlKey || shiftKey;
