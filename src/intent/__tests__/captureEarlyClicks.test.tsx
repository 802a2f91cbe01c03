// @vitest-environment jsdom
import {act} from '@testing-library/react';
import {createElement, useState, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import {replay} from '../application/replayQueuedClicks.ts';
import {captureEarlyClicks} from '../captureEarlyClicks.ts';

const onEvent = vi.fn();
const heard = vi.fn<(what: string) => void>();

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <button
      onClick={() => {
        heard('click');
        setOpen(!open);
      }}
      type="button"
    >
      {open ? 'open' : 'closed'}
    </button>
  );
}

function find<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.querySelector(name);
  if (!element) {
    throw new Error(`There is no ${name}.`);
  }
  return element;
}

const root = () => find('div');

beforeEach(() => {
  heard.mockReset();
  onEvent.mockReset();
  document.body.innerHTML = `<div id="__docusaurus">${renderToString(createElement(Page))}</div>`;
});

const hydrate = () => act(() => void hydrateRoot(root(), createElement(Page)));

it('replays two clicks in order, once each, and then queues no more clicks', async () => {
  const queue = captureEarlyClicks(onEvent);
  find('button').click();
  find('button').click();
  find('button').click();
  expect(onEvent).toHaveBeenCalledTimes(3);
  hydrate();
  expect(heard).not.toHaveBeenCalled();
  await act(() => replay(queue));
  expect(heard).toHaveBeenCalledTimes(3);
  expect(find('button').textContent).toBe('open');
  act(() => find('button').click());
  expect(heard).toHaveBeenCalledTimes(4);
  await act(() => replay(queue));
  expect(heard).toHaveBeenCalledTimes(4);
});

it('empties the queue if the application does not load', async () => {
  const queue = captureEarlyClicks(onEvent);
  find('button').click();
  queue.items.length = 0;
  hydrate();
  await act(() => replay(queue));
  expect(heard).not.toHaveBeenCalled();
});

it('leaves the buttons of a search box to it', () => {
  root().innerHTML = '<form data-box><div><button type="button">x</button></div></form>';
  const queue = captureEarlyClicks(onEvent);
  find('button').addEventListener('click', () => heard('x'));
  find('button').dispatchEvent(new MouseEvent('click', {bubbles: true}));
  expect(heard).toHaveBeenCalledWith('x');
  expect(queue.items).toEqual([]);
  expect(onEvent).not.toHaveBeenCalled();
});
