import {createStorageSlot} from '@docusaurus/theme-common';
import {startVisit} from './startVisit';

/** Stores the date of the newest post at the reader's last visit. */
const seen = () => createStorageSlot('update-log-seen');

/** Stores the baseline of this visit, so that posts stay new after a reload. */
const visit = () => createStorageSlot('update-log-visit', {persistence: 'sessionStorage'});

let baseline: string | undefined;

/**
 * Returns the date after which posts are new to the reader: the newest post of the last visit. On a
 * first visit, and without storage, no post is new. Nothing leaves the browser.
 * @param newest ISO date of the newest post
 */
export function visitBaseline(newest: string): string {
  baseline ??= startVisit(newest, seen(), visit());
  return baseline;
}
