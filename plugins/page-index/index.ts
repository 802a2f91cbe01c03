import type {Plugin} from '@docusaurus/types';
import {toPageIndex} from './toPageIndex.ts';

/**
 * Lists every page of the language being built, as data that the not-found page fetches when it
 * looks for addresses like the one that was asked for.
 */
export default function pageIndexPlugin(): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', toPageIndex(allContent));
    },
  };
}
