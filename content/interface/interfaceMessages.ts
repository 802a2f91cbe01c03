import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';
import {type CallExpression, type JSXElement, type Node, traverseFast} from '@babel/types';

export interface InterfaceMessage {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  /** Absent if the code computes it, because no tool can extract a computed id. */
  readonly id?: string;
  /** The Chinese text; empty if it is missing or computed. */
  readonly message: string;
}

type Found = Omit<InterfaceMessage, 'file' | 'line'>;

const textOf = (node: Node | null | undefined) =>
  node?.type === 'StringLiteral'
    ? node.value
    : node?.type === 'TemplateLiteral' && node.expressions.length === 0
      ? (node.quasis[0]?.value.cooked ?? undefined)
      : undefined;

function fromCall({callee, arguments: [options]}: CallExpression): Found | undefined {
  if (
    callee.type !== 'Identifier' ||
    callee.name !== 'translate' ||
    options?.type !== 'ObjectExpression'
  ) {
    return undefined;
  }
  const property = (name: string) =>
    options.properties
      .filter((each) => each.type === 'ObjectProperty')
      .find(({key}) => key.type === 'Identifier' && key.name === name)?.value;
  const id = textOf(property('id'));
  return {message: textOf(property('message')) ?? '', ...(id !== undefined && {id})};
}

const textOfChild = (child: JSXElement['children'][number]) =>
  child.type === 'JSXText'
    ? child.value
    : child.type === 'JSXExpressionContainer'
      ? (textOf(child.expression) ?? '')
      : '';

function fromElement({
  openingElement: {name, attributes},
  children,
}: JSXElement): Found | undefined {
  if (name.type !== 'JSXIdentifier' || name.name !== 'Translate') {
    return undefined;
  }
  const attribute = attributes
    .filter((each) => each.type === 'JSXAttribute')
    .find((each) => each.name.name === 'id')?.value;
  const id = textOf(
    attribute?.type === 'JSXExpressionContainer' ? attribute.expression : attribute,
  );
  const message = children.map(textOfChild).join('').replace(/\s+/g, ' ').trim();
  return {message, ...(id !== undefined && {id})};
}

function messagesIn(file: string, source: string): InterfaceMessage[] {
  const messages: InterfaceMessage[] = [];
  traverseFast(parse(source, {sourceType: 'module', plugins: ['typescript', 'jsx']}), (node) => {
    const found =
      node.type === 'CallExpression'
        ? fromCall(node)
        : node.type === 'JSXElement'
          ? fromElement(node)
          : undefined;
    if (found) {
      messages.push({file, line: node.loc?.start.line ?? 1, ...found});
    }
  });
  return messages;
}

const folders = ['src', 'plugins'] as const;

function sourceFiles(root: string): string[] {
  return (
    folders
      // Fixtures may have no code.
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
          .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
          .filter((file) => /\.tsx?$/.test(file) && !file.includes('/__tests__/'))
          .sort(),
      )
  );
}

/** Finds the interface texts of the project's code: calls of `translate` and uses of `Translate`. */
export function interfaceMessages(root: string): InterfaceMessage[] {
  return sourceFiles(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return source.includes('@docusaurus/Translate') ? messagesIn(file, source) : [];
  });
}
