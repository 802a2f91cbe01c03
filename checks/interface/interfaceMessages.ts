import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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

const textOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function fromCall(node: ts.CallExpression): Found | undefined {
  const [argument] = node.arguments;
  if (
    node.expression.getText() !== 'translate' ||
    !argument ||
    !ts.isObjectLiteralExpression(argument)
  ) {
    return undefined;
  }
  const property = (name: string) =>
    argument.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)
      ?.initializer;
  const id = textOf(property('id'));
  return {message: textOf(property('message')) ?? '', ...(id !== undefined && {id})};
}

function fromElement(node: ts.JsxElement): Found | undefined {
  if (node.openingElement.tagName.getText() !== 'Translate') {
    return undefined;
  }
  const attribute = node.openingElement.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((each) => each.name.getText() === 'id')?.initializer;
  const id = textOf(attribute && ts.isJsxExpression(attribute) ? attribute.expression : attribute);
  const message = node.children
    .map((child) =>
      ts.isJsxText(child)
        ? child.text
        : ts.isJsxExpression(child)
          ? (textOf(child.expression) ?? '')
          : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return {message, ...(id !== undefined && {id})};
}

function messagesIn(file: string, source: string): InterfaceMessage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const messages: InterfaceMessage[] = [];
  const walk = (node: ts.Node): void => {
    const found = ts.isCallExpression(node)
      ? fromCall(node)
      : ts.isJsxElement(node)
        ? fromElement(node)
        : undefined;
    if (found) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart());
      messages.push({file, line: line + 1, ...found});
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return messages;
}

const folders = ['src', 'plugins'] as const;

function sourceFiles(root: string): string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('/__tests__/'))
        .sort();
    } catch {
      // Fixtures may have no code.
      return [];
    }
  });
}

/** Finds the interface texts of the project's code: calls of `translate` and uses of `Translate`. */
export function interfaceMessages(root: string): InterfaceMessage[] {
  return sourceFiles(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return source.includes('@docusaurus/Translate') ? messagesIn(file, source) : [];
  });
}
