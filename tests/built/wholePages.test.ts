import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement, lazy, Suspense} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {expect, it} from 'vitest';
import {filesIn} from '../../release/files.ts';

/** A part that was late when the page was rendered, and that a script would have to put in place. */
const latePart = /<preact-island\b/;

it('every part of a page is in its place, for readers without script', async () => {
  const files = (await filesIn('build')).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    expect(await readFile(path.join('build', file), 'utf8'), file).not.toMatch(latePart);
  }
});

it('a part that is late when a page is rendered is seen', async () => {
  const Late = lazy(() => Promise.resolve({default: () => createElement('p', null, 'late')}));
  const page = createElement('main', null, createElement(Suspense, null, createElement(Late)));
  const html = new Promise<string>((resolve, reject) => {
    const to = new PassThrough();
    const {pipe} = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => {
        pipe(to);
        text(to).then(resolve, reject);
      },
    });
  });
  expect(await html).toMatch(latePart);
});
