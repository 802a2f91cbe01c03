/** What `keyCode` says of a key that an input method has taken. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method. Safari ends a composition before it reports the Enter
 * that ended it; the old `keyCode` is its only sign, so it is asked in spite of its age.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || Reflect.get(event, 'keyCode') === takenByInputMethod;
}
