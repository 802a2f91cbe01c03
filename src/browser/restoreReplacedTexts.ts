import {options, type VNode} from 'preact';

/** Preact's names for the rendered children of a node, and for its DOM node. */
interface Rendered {
  readonly type: VNode['type'] | null;
  readonly __k: readonly (Rendered | null)[] | null;
  readonly __e: ChildNode | null;
}

/** Returns the text node of an element that has nothing but text. */
function soleText({__k: children}: Rendered): ChildNode | null {
  const [child, ...others] = children ?? [];
  return child?.type === null && others.length === 0 ? child.__e : null;
}

/**
 * Lets Preact update the text of an element after a browser translator has replaced its text node.
 * Preact keeps the old node, which is in no document then, and the reader would see the old text.
 * The translator translates the text that comes back.
 */
export function restoreReplacedTexts(): void {
  // oxlint-disable-next-line typescript/unbound-method -- a hook of Preact has no `this`
  const before = options.diffed;
  options.diffed = (node) => {
    before?.(node);
    if (typeof node.type === 'string') {
      const rendered = node as VNode & Rendered;
      const text = soleText(rendered);
      if (text?.parentNode === null && rendered.__e instanceof Element) {
        rendered.__e.replaceChildren(text);
      }
    }
  };
}
