import {baseUrls, type LocaleId} from '../config/locales.ts';
import {pathOfProduct, type ProductId} from '../config/products.ts';
import {SearchFault} from '../plugins/search/client/fault.ts';
import {isFault, type Answer, type FaultKind} from '../plugins/search/client/protocol.ts';
import {createSearch} from '../plugins/search/client/worker/createSearch.ts';
import type {AnswerBlock} from '../plugins/search/markup/extracts.ts';
import {MissingFile, type Site} from './Site.ts';

export interface PageSearch {
  readonly query: string;
  readonly language: LocaleId;
  readonly product?: ProductId | undefined;
  readonly limit: number;
}

/** Maximum length of an excerpt, in characters. */
const excerptLength = 200;

/** Maximum number of rounds until all files that a search needs have arrived. */
const mostRounds = 20;

const sentences = {
  unreachable: 'The site cannot be reached. Check the address after --site and the network.',
  missing: 'The site has no search index. Is it a build of this project?',
  broken: 'A file of the search index is damaged.',
  outdated: 'The search index is of another version: use the project that the site was built from.',
  failed: 'The search failed.',
} as const;

/** Formats a block of the best answer as Markdown, which numbers the steps itself. */
const lineOf = ({kind, head, parts}: AnswerBlock) =>
  `${kind === 'step' ? '1. ' : head && `${head}: `}${parts.map(({text}) => text).join('')}`;

function describe({hits, best, found, widened, nearest, partial}: Answer, origin: string): string {
  const lacking = partial
    ? ' Part of the search index could not be loaded, so pages are missing.'
    : '';
  if (hits.length === 0) {
    const others = nearest.length > 0 ? ` Try: ${nearest.join(', ')}.` : '';
    return `Nothing found.${lacking}${others}`;
  }
  const also = widened.map(({from, to}) => `${from} → ${to}`);
  return [
    `${found} ${found === 1 ? 'page' : 'pages'} found, the best first.${also.length > 0 ? ` Also searched: ${also.join(', ')}.` : ''}${lacking}`,
    ...hits.map(({url, hash, title, section, breadcrumbs, passage}, at) =>
      [
        `## ${[...breadcrumbs, title.text, ...(section ? [section.text] : [])].join(' › ')}`,
        `${origin}${url}${hash}`,
        ...(at === 0 && best.length > 0 ? best.map(lineOf) : passage ? [passage.text] : []),
      ].join('\n'),
    ),
  ].join('\n\n');
}

function faultOf(error: unknown): FaultKind {
  if (error instanceof MissingFile) {
    return 'missing';
  }
  return error instanceof SyntaxError ? 'broken' : 'unreachable';
}

/** Searches the site with the site's own index files. Returns the answer as text. */
export async function searchPages(
  site: Site,
  {query, language, product, limit}: PageSearch,
): Promise<string> {
  // A new search for each query revalidates the list of indexes. The site keeps their texts, which
  // are parsed again.
  const search = createSearch({
    fetchFile: (url) =>
      site.json(url).catch((error: unknown) => {
        throw new SearchFault(faultOf(error), url, {cause: error});
      }),
    excerptLength,
  });
  const context = product === undefined ? '' : pathOfProduct(product);
  for (let round = 0; round < mostRounds; round += 1) {
    const reply = await search.search(baseUrls[language], context, query, limit, round > 0);
    if (isFault(reply)) {
      throw new Error(sentences[reply.fault]);
    }
    if (reply.complete) {
      return describe(reply, site.origin);
    }
  }
  throw new Error(sentences.failed);
}
