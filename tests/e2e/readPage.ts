import type {APIRequestContext} from '@playwright/test';
import {selectAll} from 'css-select';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {parse5Adapter} from '../../release/stylesheet/pages/parse5Adapter.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as the server sends it. No script runs, so hundreds of pages take only seconds. */
export interface SentPage {
  readonly status: number;
  /** Returns the trimmed texts of the matching elements. */
  readonly texts: (selector: string) => readonly string[];
  /** Returns the values of an attribute on the matching elements. */
  readonly attributes: (selector: string, name: string) => readonly (string | undefined)[];
}

const textOf = (node: Node): string => parse5Adapter.getText(node);

/** Requests a page and parses it without a browser. */
export async function readPage(request: APIRequestContext, address: string): Promise<SentPage> {
  const answer = await request.get(address);
  const tree = parse(await answer.text(), {scriptingEnabled: false});
  const all = (selector: string): Element[] =>
    selectAll<Node, Element>(selector, tree, {adapter: parse5Adapter});
  return {
    status: answer.status(),
    texts: (selector) => all(selector).map((element) => textOf(element).trim()),
    attributes: (selector, name) =>
      all(selector).map((element) => parse5Adapter.getAttributeValue(element, name)),
  };
}
