import type {Plugin} from '@docusaurus/types';
import {toPageIndex} from './toPageIndex.ts';

/**
 * Lists every page of the current language, as data that the not-found page fetches to find
 * addresses similar to the requested one.
 */
export default function pageIndexPlugin(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', toPageIndex(allContent));
    },
  };
}
