import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {cellText} from './cellText.ts';

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
