import {parse} from 'parse5';
import {elementsOf} from '../../elementsOf.ts';
import type {MachinePage} from '../MachinePage.ts';
import {readMachinePage} from '../readMachinePage.ts';

interface Parts {
  readonly file?: string;
  readonly classes?: string;
  readonly head?: string;
}

const origin = 'https://docs.example.com';

/** Makes a built page from the content of its article. */
export const htmlWith = (
  article: string,
  {
    file = 'docs/yicat/translate/tags.html',
    classes = 'docs-version-yicat docs-doc-page docs-doc-id-translate/tags',
    head = '',
  }: Parts = {},
): string => {
  const address = `${origin}/${file.replace('.html', '')}`;
  return (
    `<!doctype html><html lang=zh-CN class="${classes}"><head>` +
    `<link rel=canonical href=${address}><meta name=description content="一句话。">` +
    `<link rel=alternate href=${address} hreflang=zh-CN>` +
    `<link rel=alternate href=${origin}/en/docs/twin hreflang=en>` +
    `<link rel=alternate href=${address} hreflang=x-default>${head}</head>` +
    `<body><main><article>${article}</article></main></body></html>`
  );
};

/** Parses a page as the release does. */
export const elementsIn = (html: string): Parameters<typeof readMachinePage>[1] => [
  ...elementsOf(parse(html, {scriptingEnabled: false})),
];

/** Reads a page made by `htmlWith` as the release does. */
export const pageWith = (article: string, parts: Parts = {}): MachinePage | undefined => {
  const file = parts.file ?? 'docs/yicat/translate/tags.html';
  return readMachinePage(
    file,
    elementsIn(htmlWith(article, parts)),
    new Map([[`${origin}/${file.replace('.html', '')}`, '2026-11-21']]),
  );
};
