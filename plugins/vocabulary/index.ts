import type {Nodes, Root} from 'mdast';
import type {} from 'remark-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {refuse, type Finding} from '../writerError/index.ts';
import {rules} from './rules.ts';

/**
 * Remark plugin that checks the components of this site on a page (`Steps`, `Kbd`, `Plan`,
 * callouts). MDX itself would render a wrong one, or fail without a position.
 * @throws WriterError with all mistakes on the page
 */
export function vocabulary() {
  return (root: Root, file: VFile): void => {
    const findings: Finding[] = [];
    visit(root, (node: Nodes) => {
      for (const rule of rules) {
        const finding = rule(node, file.path);
        if (finding) {
          findings.push({line: node.position?.start.line ?? 1, ...finding});
        }
      }
    });
    refuse(file, findings);
  };
}
