import {inlineCode} from '../inlineCode.ts';
import type {Page} from '../Page.ts';

/** A page for tests, from what its body holds. */
export function pageOf(file: string, body: string): Page {
  return {file, ...inlineCode(`<!doctype html><html><body>${body}</body></html>`)};
}
