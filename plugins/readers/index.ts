import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales.ts';
import {readers} from '../../config/readers.ts';
import {articleFile} from '../articles/locateArticle.ts';
import {resolveReference} from '../articles/resolveReference.ts';
import {viewReaders, type ReaderView} from './viewReaders.ts';

/** Gives the home page the groups of readers with the titles of their articles. */
export default function readersPlugin({siteDir}: LoadContext): Plugin<readonly ReaderView[]> {
  const locale = currentLocale();
  return {
    name: 'readers',
    getPathsToWatch: () =>
      readers
        .flatMap(({tasks}) => tasks)
        .flatMap((key) => resolveReference(key) ?? [])
        .map((article) => path.join(siteDir, articleFile({locale, ...article}))),
    loadContent: () => viewReaders(locale, siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('readers.json', content);
    },
  };
}
