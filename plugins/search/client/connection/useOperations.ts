import {useMemo} from 'react';
import type {SearchOperations} from '../answer.ts';
import {useSearchSettings} from '../state/useSearchSettings.ts';
import {operationsWith} from './operations.ts';

/** The worker's operations, set up as the site says. */
export function useOperations(): SearchOperations {
  const {snippetLength} = useSearchSettings();
  return useMemo(() => operationsWith(snippetLength), [snippetLength]);
}
