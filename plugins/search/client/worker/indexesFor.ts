import type {SearchScope} from '../context.ts';
import type {ManifestIndex} from './manifest.ts';

export interface IndexChoice {
  /** Ids of the indexes for a first answer. */
  readonly needed: readonly string[];
  /** Ids of the indexes that complete the answer. */
  readonly later: readonly string[];
  /** Id of the index whose hits come first. */
  readonly first?: string;
  /** Whether the address of a hit, below the base address, is in scope. */
  readonly accepts: (path: string) => boolean;
}

const everything = () => true;

/**
 * Chooses the indexes for a scope. A path without a separate index (`blog/`) is searched in the index
 * of update log and pages, and its hits are filtered by address.
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
