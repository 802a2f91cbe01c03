// @vitest-environment jsdom
import {act} from '@testing-library/react';
import {createElement, useState, type ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {replay} from '../application/replayQueuedEvents.ts';
import {captureEarlyEvents} from '../captureEarlyEvents.ts';

const onEvent = vi.fn();
const heard = vi.fn<(what: string) => void>();

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button
        onClick={() => {
          heard('click');
          setOpen(!open);
        }}
        type="button"
      >
        {open ? 'open' : 'closed'}
      </button>
      <input onChange={(event) => setText(event.target.value)} value={text} />
      <output>{text}</output>
    </>
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

function type(text: string) {
  const field = find('input');
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

beforeEach(() => {
  heard.mockReset();
  onEvent.mockReset();
  document.body.innerHTML = `<div id="__docusaurus">${renderToString(createElement(Page))}</div>`;
});

const hydrate = () => act(() => void hydrateRoot(root(), createElement(Page)));

it('replays two clicks in order, once each, and then queues no more clicks', async () => {
  const queue = captureEarlyEvents(onEvent);
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

it('replays a click on the button that has replaced the clicked one', async () => {
  const queue = captureEarlyEvents(onEvent);
  find('button').click();
  act(() => createRoot(root()).render(createElement(Page)));
  await act(() => replay(queue));
  expect(find('button').textContent).toBe('open');
});

it('drops a click if its position now holds another element', async () => {
  const queue = captureEarlyEvents(onEvent);
  find('button').click();
  root().innerHTML = '<a href="/elsewhere">Elsewhere</a>';
  find('a').addEventListener('click', () => heard('a'));
  await replay(queue);
  expect(heard).not.toHaveBeenCalled();
});

it('replays typed text', async () => {
  const queue = captureEarlyEvents(onEvent);
  type('术');
  type('术语');
  hydrate();
  await act(() => replay(queue));
  expect(find('input').value).toBe('术语');
  expect(find('output').textContent).toBe('术语');
});

it('does not replay text during an IME composition', async () => {
  const queue = captureEarlyEvents(onEvent);
  find('input').dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
  type('shu');
  hydrate();
  const field = find('input');
  const set = vi.spyOn(field, 'setSelectionRange');
  await act(() => replay(queue));
  expect(set).not.toHaveBeenCalled();
  expect(field.value).toBe('shu');
});

it('empties the queue if the application does not load', async () => {
  const queue = captureEarlyEvents(onEvent);
  find('button').click();
  queue.items.length = 0;
  hydrate();
  await act(() => replay(queue));
  expect(heard).not.toHaveBeenCalled();
});

describe('the search shortcut', () => {
  const press = () => {
    const event = new KeyboardEvent('keydown', {
      key: 'k',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    return event;
  };

  it('focuses the field of the navbar immediately, and is not replayed', async () => {
    root().innerHTML = '<nav class="navbar"><input name="q"></nav><main><input name="q"></main>';
    const queue = captureEarlyEvents(onEvent);
    expect(press().defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(find('input'));
    document.addEventListener('keydown', ({key}) => heard(key), {once: true});
    await replay(queue);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is ignored if there is no such field', () => {
    captureEarlyEvents(onEvent);
    expect(press().defaultPrevented).toBe(false);
  });
});
