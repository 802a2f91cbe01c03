// @vitest-environment jsdom
import {renderToHtml} from '@docusaurus/core/lib/client/renderToHtml.js';
import {useEffect, useState, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {HydrationBoundary} from '..';

const length = 40;
const taken: number[] = [];

function takeTime(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** One of many that make a part long. */
function Slow({index}: {readonly index: number}): ReactNode {
  takeTime(2);
  taken.push(index);
  return <p>{index}</p>;
}

function Press(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function Page({whenThere}: {readonly whenThere: () => void}): ReactNode {
  useEffect(whenThere, [whenThere]);
  return (
    <>
      <HydrationBoundary>
        {Array.from({length}, (_, index) => (
          <Slow key={index} index={index} />
        ))}
      </HydrationBoundary>
      <HydrationBoundary>
        <Press />
      </HydrationBoundary>
    </>
  );
}

it('answers what is pressed in a part before a long one is taken over', async () => {
  const root = document.createElement('div');
  root.innerHTML = await renderToHtml(<Page whenThere={() => undefined} />);
  document.body.append(root);
  const button = root.querySelector('button');
  expect(taken).toHaveLength(length);
  taken.length = 0;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Page
        whenThere={() => {
          setTimeout(() => {
            button?.click();
            resolve();
          });
        }}
      />,
    );
  });
  expect(button?.textContent).toBe('1');
  expect(taken).not.toContain(length - 1);
  await vi.waitFor(() => expect(taken).toContain(length - 1));
  expect(root.querySelector('button')).toBe(button);
});
