// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Term} from '../index.tsx';

// jsdom has no popovers: these tests also cover browsers without them.
const panel = () => document.getElementById('term-1');
const isOpen = () => panel()?.hasAttribute('data-shown');
const button = () => screen.getByRole('button', {name: '句段'});

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <p>
      一个
      <Term anchor="term-1" term="句段" equivalent="segment" definition="断句后的最小翻译单位。">
        句段
      </Term>
    </p>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const point = (type: 'pointerenter' | 'pointerleave', element: Element | null, by = 'mouse') => {
  // jsdom has no pointer events of its own.
  element?.dispatchEvent(Object.assign(new Event(type), {pointerType: by}));
};

describe('Term', () => {
  it('tells assistive technology what it means, open or not', () => {
    expect(button().getAttribute('aria-describedby')).toBe('term-1');
    expect(panel()?.textContent).toBe('句段segment断句后的最小翻译单位。');
    expect(screen.getByText('segment').lang).toBe('en-US');
  });

  it('opens its panel without script by the button’s own means', () => {
    expect(button().getAttribute('popovertarget')).toBe('term-1');
  });

  it('is open while it or its panel is pointed at', () => {
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

  it('stays open when it was opened before there was a script', () => {
    cleanup();
    const open = vi.spyOn(HTMLElement.prototype, 'hasAttribute').mockReturnValueOnce(true);
    render(
      <Term anchor="term-1" term="句段" equivalent="segment" definition="断句后的最小翻译单位。">
        句段
      </Term>,
    );
    open.mockRestore();
    panel()?.setAttribute('data-shown', '');
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

  it('closes by Esc, by a press elsewhere and when the keyboard goes on', () => {
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

  it('does not close when its panel is pressed, so that the text can be selected', () => {
    fireEvent.click(button());
    fireEvent.pointerDown(screen.getByText('断句后的最小翻译单位。'));
    expect(isOpen()).toBe(true);
  });
});
