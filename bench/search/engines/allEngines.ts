import type {Engine} from './Engine.ts';
import {miniSearch, miniSearchSegmented, miniSearchWeighted} from './miniSearch.ts';
import {miniSearchEquipped} from './miniSearchEquipped.ts';
import {orama, oramaTolerant} from './orama.ts';
import {ours} from './ours.ts';
import {pagefind} from './pagefind.ts';
import {searchLocal} from './searchLocal.ts';

/** The engines by id, in the order of the table. */
export const allEngines = {
  ours,
  'search-local': searchLocal,
  pagefind,
  minisearch: miniSearch,
  'minisearch-segmented': miniSearchSegmented,
  'minisearch-weighted': miniSearchWeighted,
  'minisearch-equipped': miniSearchEquipped,
  orama,
  'orama-tolerant': oramaTolerant,
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineId = keyof typeof allEngines;

export function isEngineId(value: unknown): value is EngineId {
  return typeof value === 'string' && value in allEngines;
}
