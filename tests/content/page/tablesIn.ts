import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {} from 'remark-directive';

/**
 * Returns the text of a node as the reader sees it, including code: the texts that tests evaluate are
 * in code. Comments, component properties and expressions are left out.
 */
export function cellText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  if (node.type === 'textDirective') {
    // The parser reads “2:1” as a text directive.
    return `:${node.name}${node.children.map(cellText).join('')}`;
  }
  return 'children' in node ? node.children.map(cellText).join('') : '';
}

/** The texts of a Markdown table. */
export interface TextTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the Markdown tables among some nodes, in order. */
export function tablesIn(nodes: readonly Nodes[]): TextTable[] {
  const tables: TextTable[] = [];
  for (const node of nodes) {
    visit(node, 'table', (table) => {
      const [head = [], ...rows] = table.children.map((row) => row.children.map(cellText));
      tables.push({head, rows});
    });
  }
  return tables;
}
