import {useMemo} from 'react';
import type {SearchOperations} from '../answer.ts';
import {useSearchSettings} from '../state/useSearchSettings.ts';
import {operationsWith} from './operations.ts';

/** Returns the worker's operations, configured with the settings of the site. */
export function useOperations(): SearchOperations {
  const {snippetLength} = useSearchSettings();
  return useMemo(() => operationsWith(snippetLength), [snippetLength]);
}
