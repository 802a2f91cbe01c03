import type {Deed, Keeper} from '../Keeper.ts';
import {elementAt} from './elementAt.ts';
import {retype} from './retype.ts';

/** Lets the application finish with one event before it gets the next. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The element of a deed, or the one that stands in its place now, if it is of the same kind. */
function elementOf({element, place}: Deed): Element | undefined {
  const current = element.isConnected || !place ? element : elementAt(place);
  return current?.tagName === element.tagName ? current : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function repeat(deed: Deed, element: Element, {isComposing}: Keeper): void {
  const {event} = deed;
  if (event instanceof MouseEvent) {
    element.dispatchEvent(new MouseEvent('click', event));
  } else if (event instanceof KeyboardEvent) {
    element.dispatchEvent(new KeyboardEvent('keydown', event));
  } else if (!isComposing) {
    // A text being composed goes on to change; the application sees that by itself.
    retype(element as Field, deed.element as Field);
  }
}

/** Repeats once, in order, what a keeper has kept, and ends the keeping. */
export async function replay(keeper: Keeper): Promise<void> {
  for (let deed = keeper.deeds.shift(); deed; deed = keeper.deeds.shift()) {
    const element = elementOf(deed);
    if (element) {
      keeper.isRepeating = true;
      repeat(deed, element, keeper);
      keeper.isRepeating = false;
    }
    await nextTask();
  }
  keeper.stop();
}
