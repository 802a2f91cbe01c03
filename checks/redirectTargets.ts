import {isDraft} from '../content/isDraft.ts';
import {routeOf} from '../content/routeOf.ts';
import {type Check, findingsAt} from './Check.ts';

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
      return findingsAt(file, index + linesBefore, [
        {
          isThere: !routes.has(to),
          problem: `The redirect from ${from} leads to ${to}, which is not a page.`,
          fix: 'Correct the target, or write the article.',
        },
        {
          isThere: draft !== undefined,
          problem: `The redirect from ${from} leads to ${to}, which is a draft.`,
          fix: `Remove \`draft: true\` from ${draft}, or remove the redirect.`,
        },
        {
          isThere: routes.has(from),
          problem: `The redirect from ${from} hides the page of that address.`,
          fix: 'Remove the redirect.',
        },
      ]);
    });
  },
};
