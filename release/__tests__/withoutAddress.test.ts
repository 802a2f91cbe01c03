import {expect, it} from 'vitest';
import {withoutAddress} from '../withoutAddress.ts';

const kept =
  '<title>找不到页面</title><link rel=alternate type=application/rss+xml href=/blog/rss.xml><meta property=og:type content=website>';
const html = (address: string) =>
  `<meta data-rh=true property=og:url content=https://docs.example.com${address}>` +
  `<link data-rh=true rel=canonical href=https://docs.example.com${address}>` +
  `<link data-rh="true" rel="alternate" href="https://docs.example.com${address}" hreflang="x-default"/>${kept}`;

it.each(['404.html', 'en/404.html'])('%s has no address', (file) => {
  expect(withoutAddress(html(`/${file}`), file)).toBe(kept);
});

it.each(['index.html', 'docs/yicat/1404.html'])('%s keeps its address', (file) => {
  expect(withoutAddress(html(`/${file}`), file)).toBe(html(`/${file}`));
});
