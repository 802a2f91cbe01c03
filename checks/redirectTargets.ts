import {isDraft} from '../content/isDraft.ts';
import {routeOf} from '../content/routeOf.ts';
import type {Check} from './Check.ts';

const file = 'data/moved.json';

/** The first line of the file is its brace. */
const linesBefore = 2;

export const redirectTargets: Check = {
  name: 'redirects',
  refuses: 'redirects to a page that is not there or is a draft, or from a page that is there',
  find({documents, facts}) {
    const articles = documents.filter(({kind}) => kind === 'article');
    const drafts = new Map(
      articles.filter(isDraft).map((document) => [routeOf(document), document.file]),
    );
    const routes = new Set([...facts.sectionRoutes, ...articles.map(routeOf)]);
    return facts.redirects.flatMap(({from, to}, index) => {
      const draft = drafts.get(to);
      const at = (problem: string, fix: string) => ({
        file,
        line: index + linesBefore,
        problem,
        fix,
      });
      return [
        ...(routes.has(to)
          ? []
          : [
              at(
                `The redirect from ${from} leads to ${to}, which is not a page.`,
                'Correct the target, or write the article.',
              ),
            ]),
        ...(draft === undefined
          ? []
          : [
              at(
                `The redirect from ${from} leads to ${to}, which is a draft.`,
                `Remove \`draft: true\` from ${draft}, or remove the redirect.`,
              ),
            ]),
        ...(routes.has(from)
          ? [
              at(
                `The redirect from ${from} hides the page of that address.`,
                'Remove the redirect.',
              ),
            ]
          : []),
      ];
    });
  },
};
