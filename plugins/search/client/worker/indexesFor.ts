import type {SearchScope} from '../context.ts';
import type {ManifestIndex} from './manifest.ts';

export interface IndexChoice {
  /** Ids of the indexes that a first answer needs. */
  readonly needed: readonly string[];
  /** Ids of those that complete it. */
  readonly later: readonly string[];
  /** Id of the index whose hits come before others. */
  readonly first?: string;
  /** Whether the address of a hit, below the base address, is one that was asked for. */
  readonly accepts: (path: string) => boolean;
}

const everything = () => true;

/**
 * Chooses the indexes for a scope. A path that no index is made for (`blog/`) is looked for in
 * the index of update log and pages, by the addresses of its hits.
 */
export function indexesFor(scope: SearchScope, indexes: readonly ManifestIndex[]): IndexChoice {
  const ids = (list: readonly ManifestIndex[]) => list.map(({id}) => id);
  if (scope.kind === 'all') {
    return {needed: ids(indexes), later: [], accepts: everything};
  }
  const {kind, path} = scope;
  const own = indexes.filter(({context}) => context === path);
  const others = indexes.filter(({context}) => context !== path);
  const [only] = own;
  switch (kind) {
    case 'first':
      return only
        ? {needed: [only.id], later: ids(others), first: only.id, accepts: everything}
        : {needed: ids(indexes), later: [], accepts: everything};
    case 'within':
      return {
        needed: only ? [only.id] : ids(indexes.filter(({context}) => context === '')),
        later: [],
        accepts: (address) => address.startsWith(path),
      };
    case 'outside':
      return {
        needed: ids(others),
        later: [],
        accepts: (address) => !address.startsWith(path),
      };
  }
}
