// @vitest-environment jsdom
import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {focusedBefore, isForSearch, isSearchWanted, watchSearchForm} from '../searchForm.ts';

const onApproach = vi.fn();

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`The page has no ${selector}.`);
  }
  return found;
}
const form = () => element('nav form') as HTMLFormElement;
const field = () => element('nav input') as HTMLInputElement;

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  element('main button').dispatchEvent(event);
  return event;
}

const point = (type: string, target: Element) =>
  target.dispatchEvent(new Event(type, {bubbles: true}));

beforeAll(() => watchSearchForm(onApproach));

beforeEach(() => {
  onApproach.mockReset();
  vi.unstubAllGlobals();
  document.body.innerHTML =
    '<nav class="navbar"><form data-box><input name="q"></form></nav>' +
    '<main><button></button><form data-box><input name="q"></form><form><input></form></main>';
});

describe('the search form', () => {
  it('gets the focus at the shortcut, before the box is there', () => {
    field().value = 'TM';
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(field().selectionEnd).toBe(2);
    expect(onApproach).toHaveBeenCalled();
    expect(isSearchWanted(form(), field())).toBe(true);
  });

  it('leads out of an open menu, which hides the field', () => {
    document.documentElement.dataset.menu = 'main';
    press('k', {ctrlKey: true});
    expect(document.documentElement.dataset.menu).toBeUndefined();
    expect(document.activeElement).toBe(field());
  });

  it('leaves other keys, and a page without a field, alone', () => {
    expect(press('k').defaultPrevented).toBe(false);
    element('nav').remove();
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
  });

  it('remembers what had the focus before it', () => {
    element('main button').focus();
    field().focus();
    expect(focusedBefore(form())).toBe(element('main button'));
    expect(onApproach).toHaveBeenCalledOnce();
  });

  it('is not searched when the focus only passes through it', () => {
    field().focus();
    expect(isSearchWanted(form(), field())).toBe(false);
    field().value = 'TM';
    expect(isSearchWanted(form(), field())).toBe(true);
  });

  it('is approached by a press and by the pointer, elsewhere by neither', () => {
    point('pointerover', element('main button'));
    point('pointerdown', element('main form:not([data-box]) input'));
    expect(onApproach).not.toHaveBeenCalled();
    point('pointerover', field());
    point('pointerdown', field());
    expect(onApproach.mock.calls).toEqual([[form()], [form()]]);
  });

  it('in the page is approached by itself, and does not take the shortcut', () => {
    const other = element('main [data-box]') as HTMLFormElement;
    const input = element('main [data-box] input') as HTMLInputElement;
    point('pointerdown', input);
    input.focus();
    expect(onApproach.mock.calls).toEqual([[other], [other]]);
    expect(isSearchWanted(other, input)).toBe(true);
    press('k', {ctrlKey: true});
    expect(document.activeElement).toBe(field());
    expect(focusedBefore(form())).toBe(input);
  });

  it('is approached by a press only where data is saved', () => {
    vi.stubGlobal('navigator', {userAgent: '', connection: {saveData: true}});
    point('pointerover', field());
    expect(onApproach).not.toHaveBeenCalled();
    point('pointerdown', field());
    expect(onApproach).toHaveBeenCalledOnce();
  });
});

it('tells events for the search from events for the application', () => {
  const heard: [string, boolean][] = [];
  const listen = (event: Event) => heard.push([event.type, isForSearch(event)]);
  ['keydown', 'pointerdown'].forEach((type) => addEventListener(type, listen));
  press('k', {ctrlKey: true});
  press('Tab');
  point('pointerdown', field());
  point('pointerdown', element('main button'));
  ['keydown', 'pointerdown'].forEach((type) => removeEventListener(type, listen));
  expect(heard).toEqual([
    ['keydown', true],
    ['keydown', false],
    ['pointerdown', true],
    ['pointerdown', false],
  ]);
});
