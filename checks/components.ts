// cspell:ignore mdxjs
import type {Document} from '../content/Document.ts';
import {isJsxElement} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import {wordsOfPages} from '../plugins/vocabulary/rules.ts';
import {closestName} from '../src/lib/closestName.ts';
import type {Check, PlacedFinding} from './Check.ts';

/** The names that a page imports. */
function importedNames({tree}: Document): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodesOf(tree)) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    for (const statement of program?.body ?? []) {
      for (const {local} of statement.type === 'ImportDeclaration' ? statement.specifiers : []) {
        names.add(local.name);
      }
    }
  }
  return names;
}

/** Component names begin with a capital letter, names of HTML elements with a small one. */
const isComponent = (name: string) => /^\p{Lu}/u.test(name);

export const components: Check = {
  name: 'components',
  refuses: 'components that a page neither imports nor has without an import',
  find: ({documents}) =>
    documents.flatMap((document): PlacedFinding[] => {
      const known = new Set([...wordsOfPages, ...importedNames(document)]);
      const findings: PlacedFinding[] = [];
      for (const node of nodesOf(document.tree)) {
        if (!isJsxElement(node) || !node.name) {
          continue;
        }
        const [name = ''] = node.name.split('.');
        if (isComponent(name) && !known.has(name)) {
          const meant = closestName(name, [...known]);
          findings.push({
            file: document.file,
            line: node.position?.start.line ?? 1,
            problem: `<${name}> is not a component that this page imports.`,
            fix: `${meant === undefined ? 'Correct the name' : `Write <${meant}>`}, or import it: \`import {${name}} from '@site/src/components/figures';\`. Without an import a page has ${wordsOfPages.join(', ')}.`,
          });
        }
      }
      return findings;
    }),
};
