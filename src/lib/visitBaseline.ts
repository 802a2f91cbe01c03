import {createStorageSlot} from '@docusaurus/theme-common';
import {startVisit} from './startVisit';

/** Date of the newest post that was there at the reader's last visit. */
const seen = () => createStorageSlot('update-log-seen');

/** What this visit compares with; a reload must not make everything old. */
const visit = () => createStorageSlot('update-log-visit', {persistence: 'sessionStorage'});

let baseline: string | undefined;

/**
 * The date after which posts are new to the reader: the newest post of the last visit.
 * On a first visit, and where the browser keeps nothing, no post is new. Nothing leaves the browser.
 * @param newest ISO date of the newest post there is.
 */
export function visitBaseline(newest: string): string {
  baseline ??= startVisit(newest, seen(), visit());
  return baseline;
}
