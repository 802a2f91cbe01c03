import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useLatestUpdates} from './useLatestUpdates';

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
function visitBaseline(newest: string): string {
  baseline ??= startVisit(newest, seen(), visit());
  return baseline;
}

/** A stored value. `get` returns `null` if there is none or no storage. */
export interface VisitSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
}

/**
 * Starts a visit, or continues it after a reload.
 * @param newest ISO date of the newest post
 * @param last slot that persists after the visit, in which `newest` is stored
 * @param current slot that lasts as long as the visit
 * @returns the date after which posts are new to the reader
 */
export function startVisit(newest: string, last: VisitSlot, current: VisitSlot): string {
  const baseline = current.get() ?? last.get() ?? newest;
  current.set(baseline);
  last.set(newest);
  return baseline;
}

/** Does nothing, because the value does not change while the page is open. */
const subscribe = () => () => undefined;

/**
 * Returns a test for posts that have appeared since the reader's last visit.
 * @returns a test for the ISO date of a post, always false on the server and during hydration
 */
export function useIsNewPost(): (date: string) => boolean {
  const newest = useLatestUpdates()[0]?.date ?? '';
  const baseline = useSyncExternalStore(
    subscribe,
    () => visitBaseline(newest),
    () => newest,
  );
  return (date) => date > baseline;
}
