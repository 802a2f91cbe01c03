import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {elementsOf} from '../../release/elementsOf.ts';

/** Returns the text of a file of the build. */
export const readBuilt = (file: string): string => readFileSync(path.join('build', file), 'utf8');

interface BuiltPage {
  readonly html: string;
  /** The classes of the root, which tell the kind of page. */
  readonly kind: string;
  readonly meta: (name: string) => string;
  /** The text of each JSON-LD script. */
  readonly scripts: readonly string[];
}

function readPage(file: string): BuiltPage {
  const html = readBuilt(file);
  const elements = [...elementsOf(parse(html))];
  const valueOf = (attributes: readonly {name: string; value: string}[], name: string) =>
    attributes.find((attribute) => attribute.name === name)?.value ?? '';
  const root = elements.find(({tagName}) => tagName === 'html');
  const metaTags = elements.flatMap(({tagName, attrs}) => (tagName === 'meta' ? [attrs] : []));
  return {
    html,
    kind: valueOf(root?.attrs ?? [], 'class'),
    meta: (name) =>
      metaTags
        .filter((attrs) => [valueOf(attrs, 'property'), valueOf(attrs, 'name')].includes(name))
        .map((attrs) => valueOf(attrs, 'content'))
        .at(-1) ?? '',
    scripts: elements
      .filter(({attrs}) => attrs.some(({value}) => value === 'application/ld+json'))
      .map(({childNodes: [text]}) => (text && 'value' in text ? text.value : '')),
  };
}

const pagesRead = new Map<string, BuiltPage>();

/** Returns what the tests need of a page. It is parsed once, because that takes most of the time. */
export function pageOf(file: string): BuiltPage {
  const page = pagesRead.get(file) ?? readPage(file);
  pagesRead.set(file, page);
  return page;
}
