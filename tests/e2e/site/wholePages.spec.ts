import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement, Suspense} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {expect, test} from '../fixtures.ts';

/** A placeholder of React that a script would have to fill. */
const gap = /<template id="?B:/;

test('every part of a page is in its place, for readers without script', async () => {
  const files = (await readdir('build', {recursive: true})).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    expect(await readFile(path.join('build', file), 'utf8'), file).not.toMatch(gap);
  }
});

test('a long part that React leaves for a script is seen', async () => {
  const part = () => createElement(Suspense, null, createElement('p', null, 'word '.repeat(5000)));
  const page = createElement('main', null, part(), part());
  const html = new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
    });
  });
  expect(await html).toMatch(gap);
});
