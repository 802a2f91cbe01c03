/** An element with its attributes, and with its text or its children. */
export interface XmlTree {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly XmlTree[] | string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

function write({name, attributes = {}, children = []}: XmlTree, indent: string): string {
  const tag = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`),
  ].join(' ');
  if (typeof children === 'string') {
    return `${indent}<${tag}>${escape(children)}</${name}>\n`;
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
