import {afterAll, beforeAll} from 'vitest';

const listeners: (() => void)[] = [];

/**
 * Records the listeners that the tests of a file add.
 * @returns a function that ends this
 */
function recordListeners(target: EventTarget): () => void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...added: Parameters<typeof add>) => {
    const [type, listener, options] = added;
    listeners.push(() => target.removeEventListener(type, listener, options));
    add(...added);
  };
  return () => {
    target.addEventListener = add;
  };
}

// Listeners that a module adds when it loads stay with it: the next file does not load it again.
beforeAll(() => {
  listeners.push(...[window, document].map(recordListeners));
});

// The next test file gets the same page, so this one leaves it as a new one.
afterAll(() => {
  listeners.forEach((undo) => undo());
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    element.getAttributeNames().forEach((name) => element.removeAttribute(name));
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
