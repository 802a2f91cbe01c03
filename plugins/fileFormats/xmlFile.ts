import {xmlText} from './xmlText.ts';

/** An element with its attributes, and with its text or its children. */
export interface XmlTree {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly XmlTree[] | string;
}

function write({name, attributes = {}, children = []}: XmlTree, indent: string): string {
  const tag = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`),
  ].join(' ');
  if (typeof children === 'string') {
    return `${indent}<${tag}>${xmlText(children)}</${name}>\n`;
  }
  if (children.length === 0) {
    return `${indent}<${tag}/>\n`;
  }
  const inside = children.map((child) => write(child, `${indent}  `)).join('');
  return `${indent}<${tag}>\n${inside}${indent}</${name}>\n`;
}

/** Writes an XML file in UTF-8 with one element per line. No whitespace is added to texts. */
export function xmlFile(tree: XmlTree): Uint8Array {
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${write(tree, '')}`);
}
