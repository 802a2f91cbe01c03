import {publishedQueue, type QueuedEvent, type EventQueue} from '../EventQueue.ts';
import {syncColorMode} from '../switchColorMode.ts';
import {elementAt} from '../places.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notifies the application of text that the reader typed into a field before hydration.
 * @param typed field that the reader typed into: the same field, or the one that it replaced
 */
function retype(field: Field, typed: Field): void {
  const {value, selectionStart, selectionEnd} = typed;
  if (field !== typed) {
    field.value = value;
    field.focus();
  }
  if (selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Waits for the next task, so that the application finishes one event before the next. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the element of an event, or the element of the same kind that has replaced it. */
function elementOf({element, place}: QueuedEvent): Element | undefined {
  const current = element.isConnected || !place ? element : elementAt(place);
  return current?.tagName === element.tagName ? current : undefined;
}

function repeat(item: QueuedEvent, element: Element, {isComposing}: EventQueue): void {
  const {event} = item;
  if (event instanceof MouseEvent) {
    element.dispatchEvent(new MouseEvent('click', event));
  } else if (!isComposing) {
    // During IME composition nothing is replayed: the composition fires its own input events.
    retype(element as Field, item.element as Field);
  }
}

/** Replays the events of a queue once, in order, and stops queueing. */
export async function replay(queue: EventQueue): Promise<void> {
  for (let item = queue.items.shift(); item; item = queue.items.shift()) {
    const element = elementOf(item);
    if (element) {
      queue.isReplaying = true;
      repeat(item, element, queue);
      queue.isReplaying = false;
    }
    await nextTask();
  }
  queue.stop();
}

/** Replays the queued events once, and notifies the theme of an earlier colour mode switch. */
export async function replayQueuedEvents(): Promise<void> {
  const queue = publishedQueue();
  if (queue) {
    await replay(queue);
    if (queue.hasSwitchedColorMode) {
      queue.hasSwitchedColorMode = false;
      syncColorMode();
    }
  }
}
