import type {Nodes} from 'mdast';
import {calloutNames} from '../../config/calloutNames.ts';
import {editions, isEditionId} from '../../config/editions.ts';
import {isJsxElement, stringAttribute} from '../../content/jsx.ts';
import {changedInId, relatedId} from '../articles/ArticleData.ts';
import {locateArticle} from '../articles/locateArticle.ts';
import type {Finding} from '../writerError/index.ts';

/**
 * The components that a page has without an import: those of `src/theme/MDXComponents`, except what
 * the build alone writes, and those that remark plugins replace (`ApiReference`, `ApiSchema`,
 * `Messages`).
 */
export const wordsOfPages = [
  'Addresses',
  'ApiReference',
  'ApiSchema',
  'AskedPage',
  'Kbd',
  'Messages',
  'Plan',
  'Steps',
  'Term',
] as const;

/** Ids of the sections that a page adds below its text. Headings of the text must not use them. */
export const sectionsOfThePage: readonly string[] = [relatedId, changedInId];

/** Checks one node. Returns a problem, or undefined. */
export type Rule = (node: Nodes, filePath: string) => Omit<Finding, 'line'> | undefined;

const steps: Rule = (node) => {
  if (!isJsxElement(node) || node.name !== 'Steps') {
    return undefined;
  }
  const [list, ...others] = node.children;
  return list?.type === 'list' && list.ordered === true && others.length === 0
    ? undefined
    : {
        problem: '<Steps> contains something other than one numbered list.',
        fix: 'put blank lines around the list and move everything else into a step or out of <Steps>.',
      };
};

const kbd: Rule = (node) =>
  isJsxElement(node) && node.name === 'Kbd' && !stringAttribute(node, 'win')
    ? {
        problem: 'a <Kbd> has no keys for Windows.',
        fix: 'write `<Kbd win="Ctrl+Enter" mac="⌘ Enter" />`; without `mac` both are equal.',
      }
    : undefined;

const plan: Rule = (node) =>
  isJsxElement(node) && node.name === 'Plan' && !isEditionId(stringAttribute(node, 'id'))
    ? {
        problem: `<Plan id="${stringAttribute(node, 'id') ?? ''}">: there is no such edition.`,
        fix: `write one of ${Object.keys(editions).join(', ')}.`,
      }
    : undefined;

/**
 * Refuses unknown callouts. The framework has already converted known ones into elements (`hName`).
 */
const callout: Rule = (node) =>
  node.type === 'containerDirective' && node.data?.hName === undefined
    ? {
        problem: `“:::${node.name}” is not a callout.`,
        fix: `write one of ${calloutNames.map((name) => `:::${name}`).join(', ')}.`,
      }
    : undefined;

const pageHeading: Rule = (node, filePath) =>
  node.type === 'heading' && node.depth === 1 && locateArticle(filePath)
    ? {
        problem:
          'the text has a heading of level 1; the page already shows `title` as its heading.',
        fix: 'remove it, or make it a heading of level 2 (`##`).',
      }
    : undefined;

/** Refuses ids that the page uses for a section. The framework has already read the ids. */
const headingId: Rule = (node, filePath) => {
  const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
  return typeof id === 'string' && sectionsOfThePage.includes(id) && locateArticle(filePath)
    ? {
        problem: `a heading has the id “${id}”, which the page itself uses for a section.`,
        fix: 'choose another id; related articles and changes are added by themselves.',
      }
    : undefined;
};

/** Rules that need nothing that the framework has done to the page before. */
export const componentRules: readonly Rule[] = [steps, kbd, plan];

/** All rules of the vocabulary. */
export const rules: readonly Rule[] = [...componentRules, callout, pageHeading, headingId];
