import {parse} from 'parse5';
import {elementsOf} from '../elementsOf.ts';
import {inlineCode} from '../inlineCode.ts';
import type {Page} from '../Page.ts';

/** Makes a page for tests from the content of its body. */
export function pageOf(file: string, body: string): Page {
  const page = parse(`<!doctype html><html><body>${body}</body></html>`);
  return {file, ...inlineCode(elementsOf(page))};
}
