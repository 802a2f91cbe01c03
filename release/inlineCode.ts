import {textOf, type HtmlElement} from '../src/lib/htmlNodes.ts';

export interface InlineCode {
  /** Texts of the scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** Texts of `style` elements. */
  readonly styleElements: readonly string[];
  /** Names of attributes such as `onclick`. */
  readonly handlers: readonly string[];
  /** Origins of scripts from other sites. */
  readonly scriptOrigins: readonly string[];
}

const runningType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/**
 * Whether a `script` is code. Other types, such as JSON-LD, are data, to which no policy applies.
 */
const runs = (type = '') => runningType.test(type.trim());

/** Finds the inline code for which a page needs its Content-Security-Policy. */
export function inlineCode(page: Iterable<HtmlElement>): InlineCode {
  const scripts: string[] = [];
  const styleElements: string[] = [];
  const handlers: string[] = [];
  const scriptOrigins: string[] = [];
  for (const element of page) {
    const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
    const src = attributes.get('src');
    if (element.tagName === 'script' && runs(attributes.get('type'))) {
      if (src === undefined) {
        scripts.push(textOf(element));
      } else if (/^(https?:)?\/\//.test(src)) {
        scriptOrigins.push(new URL(src, 'https://localhost').origin);
      }
    }
    if (element.tagName === 'style') {
      styleElements.push(textOf(element));
    }
    handlers.push(...[...attributes.keys()].filter((name) => name.startsWith('on')));
  }
  return {scripts, styleElements, handlers, scriptOrigins};
}
