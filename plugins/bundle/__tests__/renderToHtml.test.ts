import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {VNode} from 'preact';
import {createElement, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {renderToHtml} from '../renderToHtml.ts';

function Broken(): ReactNode {
  throw new Error('no such product');
}

const page = (content: ReactNode) =>
  createElement('main', null, createElement(ErrorBoundary, null, content)) as VNode;

it('renders a page', async () => {
  await expect(renderToHtml(page('text'))).resolves.toBe('<main>text</main>');
});

it('rejects if a part inside an error boundary fails', async () => {
  await expect(renderToHtml(page(createElement(Broken)))).rejects.toThrow('no such product');
});
