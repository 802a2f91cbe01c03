import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {elementsOf} from '../elementsOf.ts';
import {inlineCode} from '../inlineCode.ts';
import type {Page} from '../Page.ts';
import {refusedCode} from '../refusedCode.ts';

/** Makes a page for tests from the content of its body. */
function pageOf(file: string, body: string): Page {
  const page = parse(`<!doctype html><html><body>${body}</body></html>`);
  return {file, ...inlineCode(elementsOf(page))};
}

const stats = 'https://stats.example.com';

describe('refusedCode', () => {
  it('accepts what the framework writes', () => {
    const page = pageOf('a.html', '<script>go()</script><td data-style="0123abcd">');
    expect(refusedCode([page])).toEqual([]);
  });

  it.each([
    ['<style>p{}</style>', '<style>p{}… on a.html', 'stylesheet'],
    ['<p onclick="x()">', 'onclick on a.html', 'client module'],
    [`<script src="${stats}/a.js"></script>`, `${stats} on a.html`, 'ANALYTICS_URL'],
  ])('refuses %s and names the page and the remedy', (html, where, remedy) => {
    const [message, ...others] = refusedCode([pageOf('a.html', html), pageOf('b.html', html)]);
    expect(message).toContain(where);
    expect(message).toContain(remedy);
    // Each problem is reported once, however many pages have it.
    expect(others).toEqual([]);
  });

  it('accepts scripts from the configured origin only', () => {
    const page = pageOf('a.html', `<script src="${stats}/a.js"></script>`);
    expect(refusedCode([page], stats)).toEqual([]);
    expect(refusedCode([page], 'https://other.example.com')).toHaveLength(1);
  });
});
