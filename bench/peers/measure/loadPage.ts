import type {Browser} from '@playwright/test';
import {slowPhone} from './conditions.ts';
import type {MeasuredSite} from './MeasuredSite.ts';
import type {ProbeRecord} from './ProbeRecord.ts';
import {openVisit, type Received} from './visit.ts';

/** How long bytes, shifts and tasks count after the load event, and again after the pointer moves. */
const settling = 3000;

export interface LoadFigures {
  /** Bytes by resource type and in total. */
  readonly untilLoad: number;
  readonly scriptUntilLoad: number;
  readonly styleUntilLoad: number;
  readonly pageUntilLoad: number;
  readonly afterThreeSeconds: number;
  /** Times in milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** Total blocking time: the part above 50 ms of each task from first paint until 3 s after load. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Blocking time for 3 s after the pointer moves; shifts are counted from the start. */
  readonly intentBlocking: number;
  readonly intentLongestTask: number;
  readonly shiftInAll: number;
}

const sum = (received: readonly Received[], type?: string) =>
  received
    .filter((entry) => type === undefined || entry.type === type)
    .reduce((total, {bytes}) => total + bytes, 0);

function blockingOf(tasks: ProbeRecord['tasks'], from: number): number {
  return tasks
    .filter(({start}) => start >= from)
    .reduce((total, {duration}) => total + Math.max(0, duration - 50), 0);
}

const longest = (tasks: ProbeRecord['tasks'], from = 0) =>
  Math.max(0, ...tasks.filter(({start}) => start >= from).map(({duration}) => duration));

/** Loads a page on a slow phone, waits, moves the pointer, and waits again. */
export async function loadPage(
  browser: Browser,
  {origin}: MeasuredSite,
  path: string,
): Promise<LoadFigures> {
  const visit = await openVisit(browser, {conditions: slowPhone, viewport: 'phone'});
  try {
    await visit.page.goto(origin + path, {waitUntil: 'load'});
    const loaded = visit.received();
    await visit.page.waitForTimeout(settling);
    const settled = visit.received();
    const first = await visit.record();
    const moved = await visit.page.evaluate(() => performance.now());
    await visit.page.mouse.move(180, 400);
    await visit.page.mouse.move(190, 410);
    await visit.page.waitForTimeout(settling);
    const second = await visit.record();
    const firstPaint = first.firstPaint ?? NaN;
    return {
      untilLoad: sum(loaded),
      scriptUntilLoad: sum(loaded, 'Script'),
      styleUntilLoad: sum(loaded, 'Stylesheet'),
      pageUntilLoad: sum(loaded, 'Document'),
      afterThreeSeconds: sum(settled),
      firstPaint,
      largestPaint: first.largestPaint ?? NaN,
      shift: first.shift,
      blocking: blockingOf(first.tasks, firstPaint),
      longestTask: longest(first.tasks),
      intentBlocking: blockingOf(second.tasks, moved),
      intentLongestTask: longest(second.tasks, moved),
      shiftInAll: second.shift,
    };
  } finally {
    await visit.close();
  }
}
