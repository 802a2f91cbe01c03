import {parse} from 'parse5';
import {elementsOf} from '../../elementsOf.ts';
import {namesOf} from '../namesOf.ts';
import {usageOf, type Usage} from '../Usage.ts';

/** Returns the usage of a site with one page, for tests. */
export function usageOfSite(page: string, script = '', style = ''): Usage {
  const names = namesOf(elementsOf(parse(page)));
  return usageOf([{names, scripts: [script], movedStyles: new Map([['', style]])}]);
}
