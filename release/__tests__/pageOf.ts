import {parse} from 'parse5';
import {elementsOf} from '../elementsOf.ts';
import {inlineCode} from '../inlineCode.ts';
import type {Page} from '../Page.ts';

/** A page for tests, from what its body holds. */
export function pageOf(file: string, body: string): Page {
  const page = parse(`<!doctype html><html><body>${body}</body></html>`);
  return {file, ...inlineCode(elementsOf(page))};
}
