import type {RootContent} from 'mdast';
import {VFile} from 'vfile';
import type {Document} from '../content/Document.ts';
import {isJsxElement} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import {articleDataKey} from '../plugins/articles/ArticleData.ts';
import {blockProblems} from '../plugins/code-highlight/blockProblems.ts';
import {questions} from '../plugins/questions/index.ts';
import {componentRules} from '../plugins/vocabulary/rules.ts';
import {type Check, type PlacedFinding, placedFindings} from './Check.ts';
import type {Site} from './site/Site.ts';
import {operationsOf} from './text/operationsOf.ts';

async function nodeFindings({file, tree}: Document): Promise<PlacedFinding[]> {
  const findings: PlacedFinding[] = [];
  for (const node of nodesOf(tree)) {
    const problems = [
      ...componentRules.flatMap((rule) => rule(node, file) ?? []),
      ...(node.type === 'code' ? await blockProblems(node.lang, node.meta ?? '') : []),
    ];
    const line = node.position?.start.line ?? 1;
    findings.push(...problems.map((problem) => ({file, line, ...problem})));
  }
  return findings;
}

function questionFindings({file, locale, frontMatter: {kind}, tree}: Document): PlacedFinding[] {
  // The build has already replaced the messages with a table, which can be an answer.
  const children = tree.children.map((node): RootContent =>
    isJsxElement(node) && node.name === 'Messages'
      ? {type: 'paragraph', children: [{type: 'text', value: 'Messages'}]}
      : node,
  );
  const page = new VFile({path: file, data: {frontMatter: {[articleDataKey]: {kind}}}});
  try {
    questions({locale})({type: 'root', children}, page);
    return [];
  } catch (error) {
    return placedFindings(error);
  }
}

function apiFindings({documents, root}: Site): PlacedFinding[] {
  const findings = documents.flatMap((document) => {
    const {error} = operationsOf(document, root);
    return error === undefined ? [] : placedFindings(error);
  });
  // A description that cannot be read is an error of each page that uses it.
  const places = findings.map((finding) => [JSON.stringify(finding), finding] as const);
  return [...new Map(places).values()];
}

export const buildRules: Check = {
  name: 'build-rules',
  refuses:
    '`<Steps>` without a numbered list, `<Kbd>` without `win`; unknown editions, API references and languages of code; FAQ questions without an answer',
  async find(site) {
    const ofNodes = await Promise.all(site.documents.map(nodeFindings));
    return [...ofNodes.flat(), ...site.documents.flatMap(questionFindings), ...apiFindings(site)];
  },
};
