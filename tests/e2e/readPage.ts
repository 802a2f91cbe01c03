import type {APIRequestContext} from '@playwright/test';
import {load} from 'cheerio';

/** A page as the server sends it. No script runs, so hundreds of pages take only seconds. */
export interface SentPage {
  readonly status: number;
  /** Returns the trimmed texts of the matching elements. */
  readonly texts: (selector: string) => readonly string[];
  /** Returns the values of an attribute on the matching elements. */
  readonly attributes: (selector: string, name: string) => readonly (string | undefined)[];
}

/** Requests a page and parses it without a browser. */
export async function readPage(request: APIRequestContext, address: string): Promise<SentPage> {
  const answer = await request.get(address);
  const $ = load(await answer.text(), {scriptingEnabled: false});
  const all = (selector: string) => [...$(selector)].map((element) => $(element));
  return {
    status: answer.status(),
    texts: (selector) => all(selector).map((element) => element.text().trim()),
    attributes: (selector, name) => all(selector).map((element) => element.attr(name)),
  };
}
