// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import {Term} from '../index.tsx';

const panel = () => document.getElementById('_term-1');
const isOpen = () => panel()?.matches(':popover-open');
const button = () => screen.getByRole('button', {name: '句段'});

const show = () =>
  render(
    <MemoryRouter>
      <p>
        一个
        <Term
          anchor="_term-1"
          entry="T007"
          term="句段"
          equivalent="segment"
          definition="断句后的最小翻译单位。"
        >
          句段
        </Term>
      </p>
    </MemoryRouter>,
  );

let matches: MockInstance;

/** jsdom has no popovers. An open one has an attribute here. */
function addPopovers() {
  matches = vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
    this: HTMLElement,
    selector: string,
  ) {
    const found = document.querySelectorAll(selector.replaceAll(':popover-open', '[data-open]'));
    return [...found].includes(this);
  });
  Object.assign(HTMLElement.prototype, {
    togglePopover(this: HTMLElement, open: boolean) {
      return this.toggleAttribute('data-open', open);
    },
  });
}

beforeEach(() => {
  addPopovers();
  vi.useFakeTimers();
  vi.stubGlobal('docusaurus', {prefetch: () => undefined});
  show();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
});

const point = (type: 'pointerenter' | 'pointerleave', element: Element | null, by = 'mouse') => {
  // jsdom has no pointer events.
  element?.dispatchEvent(Object.assign(new Event(type), {pointerType: by}));
};

describe('Term', () => {
  it('gives assistive technology its meaning, open or not', () => {
    expect(button().getAttribute('aria-describedby')).toBe('_term-1');
    expect(panel()?.textContent).toBe('句段segment断句后的最小翻译单位。');
    expect(screen.getByText('segment').lang).toBe('en-US');
  });

  it('opens its panel without a script through the popover attributes', () => {
    expect(button().getAttribute('popovertarget')).toBe('_term-1');
  });

  it('is open while the pointer is on it or its panel', () => {
    point('pointerenter', button());
    expect(isOpen()).toBe(true);
    point('pointerleave', button());
    point('pointerenter', panel());
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(true);
    point('pointerleave', panel());
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(false);
  });

  it('stays open if it was opened before hydration', () => {
    cleanup();
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValueOnce(true);
    show();
    panel()?.togglePopover(true);
    point('pointerleave', button());
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('does not open for a finger that scrolls over it', () => {
    point('pointerenter', button(), 'touch');
    expect(isOpen()).toBe(false);
  });

  it('stays open after a click, until the next one', () => {
    fireEvent.click(button());
    point('pointerleave', button());
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes after a hover if the browser has closed it since the click', () => {
    fireEvent.click(button());
    // A browser with popovers closes this one when it opens another, and reports it.
    panel()?.togglePopover(false);
    panel()?.dispatchEvent(Object.assign(new Event('toggle'), {newState: 'closed'}));
    point('pointerenter', button());
    expect(isOpen()).toBe(true);
    point('pointerleave', button());
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(false);
  });

  it('works at a scroll event only while it is open', () => {
    vi.spyOn(button(), 'getClientRects').mockReturnValue([new DOMRect()] as never);
    const calls = [matches, vi.spyOn(panel() ?? button(), 'getBoundingClientRect')];
    const callsAtScroll = () => {
      const before = calls.map(({mock}) => mock.calls.length);
      fireEvent.scroll(window);
      return calls.map(({mock}, index) => mock.calls.length - (before[index] ?? 0));
    };
    expect(callsAtScroll()).toEqual([0, 0]);
    fireEvent.click(button());
    expect(callsAtScroll()).toEqual([0, 1]);
    panel()?.togglePopover(false);
    panel()?.dispatchEvent(Object.assign(new Event('toggle'), {newState: 'closed'}));
    expect(callsAtScroll()).toEqual([0, 0]);
    fireEvent.click(button());
    cleanup();
    expect(callsAtScroll()).toEqual([0, 0]);
  });

  it('closes on Esc, on a press elsewhere and when it loses the focus', () => {
    for (const leave of [
      () => fireEvent.keyDown(document, {key: 'Escape'}),
      () => fireEvent.pointerDown(document.body),
      () => fireEvent.blur(button()),
    ]) {
      fireEvent.click(button());
      expect(isOpen()).toBe(true);
      leave();
      expect(isOpen()).toBe(false);
    }
  });

  it('links to the glossary, and stays open while that link has the focus', () => {
    const link = document.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/glossary#T007');
    fireEvent.click(button());
    button().focus();
    link?.focus();
    point('pointerleave', button());
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toBe(true);
    fireEvent.blur(link ?? button(), {relatedTarget: document.body});
    expect(isOpen()).toBe(false);
  });

  it('returns the focus from the link to the term when Esc closes the panel', () => {
    fireEvent.click(button());
    document.querySelector('a')?.focus();
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('does not close when its panel is pressed, so that the text can be selected', () => {
    fireEvent.click(button());
    fireEvent.pointerDown(screen.getByText('断句后的最小翻译单位。'));
    expect(isOpen()).toBe(true);
  });
});
