import {XmlDocument, XmlElement} from 'libxml2-wasm';
import type {ParsedSample} from './ParsedSample.ts';
import {xmlEncoding} from './xmlEncoding.ts';

function read(document: XmlDocument): Pick<ParsedSample, 'texts' | 'comments'> {
  const texts: Record<string, string> = {};
  const comments: string[] = [];
  for (const data of document.find('/root/data').filter((node) => node instanceof XmlElement)) {
    const name = data.attr('name')?.value;
    const value = data.get('value');
    if (!name || !value) {
      throw new Error('A <data> lacks its name or its <value>.');
    }
    texts[name] = value.content;
    const comment = data.get('comment');
    comments.push(...(comment ? [comment.content] : []));
  }
  if (Object.keys(texts).length === 0) {
    throw new Error('The file has no /root/data.');
  }
  return {texts, comments};
}

/**
 * Parses .NET resources.
 * @throws Error as `SampleParser` does.
 */
export function parseResx(text: string): ParsedSample {
  const document = XmlDocument.fromString(text);
  try {
    return {...read(document), plurals: {}, nested: false, ...xmlEncoding(text)};
  } finally {
    document.dispose();
  }
}
