import {routeOf} from '../content/routeOf.ts';
import type {Check} from './Check.ts';

export const redirectTargets: Check = {
  name: 'redirects',
  refuses: 'redirects to a page that is not there, or from one that is',
  find({documents, facts}) {
    const routes = new Set([
      ...facts.sectionRoutes,
      ...documents.filter(({kind}) => kind === 'article').map(routeOf),
    ]);
    const file = 'config/redirects.ts';
    return facts.redirects.flatMap(({from, to}) => [
      ...(routes.has(to)
        ? []
        : [
            {
              file,
              line: 1,
              problem: `The redirect from ${from} leads to ${to}, which is not a page.`,
              fix: 'Correct the target, or write the article.',
            },
          ]),
      ...(routes.has(from)
        ? [
            {
              file,
              line: 1,
              problem: `The redirect from ${from} hides the page of that address.`,
              fix: 'Remove the redirect.',
            },
          ]
        : []),
    ]);
  },
};
