// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {tolerateMovedNodes} from '../tolerateMovedNodes.ts';

// oxlint-disable-next-line typescript/unbound-method -- restored after each test
const {removeChild, insertBefore} = Node.prototype;
const parent = document.createElement('p');
let text: Text;

beforeEach(() => {
  parent.innerHTML = 'found<mark>word</mark>';
  text = parent.firstChild as Text;
});
afterEach(() => Object.assign(Node.prototype, {removeChild, insertBefore}));

/** Wraps a text node as browser translators do. */
function wrap(node: Text): HTMLElement {
  const font = document.createElement('i');
  node.replaceWith(font);
  font.append(node);
  return font;
}

it('is necessary, because a browser refuses to remove a wrapped text', () => {
  wrap(text);
  expect(() => parent.removeChild(text)).toThrow(/not a child/);
});

describe('with tolerateMovedNodes', () => {
  beforeEach(() => tolerateMovedNodes(Node.prototype));

  it('removes the wrapper of a text', () => {
    wrap(text);
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.innerHTML).toBe('<mark>word</mark>');
  });

  it('accepts that a text is already removed', () => {
    text.remove();
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.innerHTML).toBe('<mark>word</mark>');
  });

  it('inserts before the wrapper of a text, or at the end if the text is removed', () => {
    wrap(text);
    parent.insertBefore(document.createElement('b'), text);
    expect(parent.innerHTML).toBe('<b></b><i>found</i><mark>word</mark>');
    text.remove();
    parent.insertBefore(document.createElement('i'), text);
    expect(parent.lastElementChild?.tagName).toBe('I');
  });

  it('changes nothing for nodes that were not moved', () => {
    parent.insertBefore(document.createElement('b'), text);
    parent.removeChild(text);
    expect(parent.innerHTML).toBe('<b></b><mark>word</mark>');
    expect(() => parent.insertBefore(document.createElement('i'), null)).not.toThrow();
  });
});
