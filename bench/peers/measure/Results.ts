import type {BuildCosts} from '../build/buildPeer.ts';
import type {Moment, ClickFigures} from './firstClick.ts';
import type {SearchFigures} from './firstSearch.ts';
import type {LoadFigures} from './loadPage.ts';
import type {ControlName} from './MeasuredSite.ts';
import type {MeasuredPages} from './pickPages.ts';

export const pageNames = ['article', 'home', 'long'] as const;
export type PageName = (typeof pageNames)[number];

/** All runs of one site; the report calculates the medians. */
export interface SiteResults {
  readonly id: string;
  readonly name: string;
  readonly loads: Record<PageName, LoadFigures[]>;
  readonly clicks: Record<Moment, Record<ControlName, ClickFigures[]>>;
  readonly navigation: {readonly fast: number[]; readonly slow: number[]};
  readonly searches: SearchFigures[];
  /** Scores by page and category. */
  readonly lighthouse: Record<string, Record<string, number>>;
}

export interface Results {
  readonly date: string;
  readonly machine: string;
  /** How often each page is loaded, the link followed, and each control pressed. */
  readonly runs: number;
  readonly navigations: number;
  readonly clickRuns: number;
  readonly pages: MeasuredPages;
  readonly sites: readonly SiteResults[];
}

/** Build costs by site id. */
export type AllBuildCosts = Readonly<Record<string, BuildCosts>>;
