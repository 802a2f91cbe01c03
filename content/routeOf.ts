import {articleRoute} from '../plugins/articles/locateArticle.ts';
import type {Document} from './Document.ts';

/** Returns the route of a document without a language prefix. */
export function routeOf({kind, product = '', slug}: Document): string {
  switch (kind) {
    case 'article':
      return articleRoute({product, slug});
    case 'post':
      return `/blog/${slug}`;
    case 'page':
      return `/${slug}`;
  }
}
