import {agreementLines} from './agreementLines.ts';
import {alternativeTexts} from './alternativeTexts.ts';
import {apiDescriptions} from './apiDescriptions.ts';
import {articleList} from './articleList.ts';
import {asks} from './asks.ts';
import {brokenLinks} from './brokenLinks.ts';
import {buildRules} from './buildRules.ts';
import type {Check} from './Check.ts';
import {components} from './components.ts';
import {crossLanguageLinks} from './crossLanguageLinks.ts';
import {downloads} from './downloads.ts';
import {figureParity} from './figureParity.ts';
import {freshness} from './freshness.ts';
import {frontMatter} from './frontMatter.ts';
import {headingIds} from './headingIds.ts';
import {interfaceTexts} from './interfaceTexts.ts';
import {linkLabels} from './linkLabels.ts';
import {messages} from './messages.ts';
import {oftenAsked} from './oftenAsked.ts';
import {plainWordsCheck} from './plainWords.ts';
import {productFiles} from './productFiles.ts';
import {redirectTargets} from './redirectTargets.ts';
import {repeatedParagraphs} from './repeatedParagraphs.ts';
import {syntax} from './syntax.ts';
import {termIds} from './termIds.ts';
import {terms} from './terms.ts';
import {twinPages} from './twinPages.ts';
import {typography} from './typography.ts';

/** All content checks, in the order in which they report. */
export const allChecks: readonly Check[] = [
  syntax,
  components,
  buildRules,
  frontMatter,
  articleList,
  twinPages,
  headingIds,
  alternativeTexts,
  figureParity,
  crossLanguageLinks,
  brokenLinks,
  downloads,
  linkLabels,
  terms,
  termIds,
  typography,
  plainWordsCheck,
  agreementLines,
  interfaceTexts,
  repeatedParagraphs,
  asks,
  oftenAsked,
  redirectTargets,
  productFiles,
  apiDescriptions,
  messages,
  freshness,
];
