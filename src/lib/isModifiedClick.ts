import type {MouseEvent} from 'react';

/** Whether a click asks the browser for a new tab, a new window or a download. */
export const isModifiedClick = ({
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  metaKey || altKey || ctrlKey || shiftKey;
