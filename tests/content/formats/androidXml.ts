import {XmlComment, XmlDocument, XmlElement} from 'libxml2-wasm';
import {isCategory} from '../plurals/categories.ts';
import type {ParsedSample} from './ParsedSample.ts';
import {xmlEncoding} from './xmlEncoding.ts';

function attribute(element: XmlElement, name: string): string {
  const value = element.attr(name)?.value;
  if (!value) {
    throw new Error(`<${element.name}> lacks the attribute ${name}.`);
  }
  return value;
}

const itemsOf = (element: XmlElement) =>
  element.find('item').filter((item) => item instanceof XmlElement);

/** Unescapes a string; like aapt, it refuses a quotation mark or apostrophe without a backslash. */
function unescape(text: string): string {
  if (/(?<!\\)['"]/.test(text)) {
    throw new Error(`A mark in “${text}” is not escaped.`);
  }
  return text.replace(/\\(['"])/g, '$1');
}

function read(document: XmlDocument): Omit<ParsedSample, 'encoding'> {
  const texts: Record<string, string> = {};
  const plurals: Record<string, string[]> = {};
  let nested = false;
  if (document.root.name !== 'resources') {
    throw new Error(`The root is <${document.root.name}>, not <resources>.`);
  }
  for (const element of document
    .find('/resources/*')
    .filter((node) => node instanceof XmlElement)) {
    const name = attribute(element, 'name');
    if (element.name === 'string') {
      texts[name] = unescape(element.content);
    } else if (element.name === 'string-array') {
      nested = true;
      itemsOf(element).forEach((item, index) => {
        texts[`${name}.${index}`] = unescape(item.content);
      });
    } else if (element.name === 'plurals') {
      const quantities = itemsOf(element).map((item) => attribute(item, 'quantity'));
      if (!quantities.every(isCategory) || !quantities.includes('other')) {
        throw new Error(`${name} has the quantities ${quantities.join(', ')}.`);
      }
      plurals[name] = quantities;
      for (const item of itemsOf(element)) {
        texts[`${name}.${attribute(item, 'quantity')}`] = unescape(item.content);
      }
    } else {
      throw new Error(`<${element.name}> is no element of a strings file.`);
    }
  }
  const comments = document
    .find('/resources/comment()[following-sibling::*]')
    .flatMap((node) => (node instanceof XmlComment ? [node.content.trim()] : []));
  return {texts, comments, plurals, nested};
}

/**
 * Parses Android's string resources.
 * @throws Error as `SampleParser` does.
 */
export function parseAndroidXml(text: string): ParsedSample {
  const document = XmlDocument.fromString(text);
  try {
    return {...read(document), ...xmlEncoding(text)};
  } finally {
    document.dispose();
  }
}
