type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notifies React of text that the reader typed into a field before hydration. React ignores an
 * input event if the value equals the one it last tracked. So the field is emptied through React's
 * setter, and then filled through the native setter, which React does not track.
 * @param typed field that the reader typed into: the same field, or the one that it replaced
 */
export function retype(field: Field, typed: Field): void {
  const {value, selectionStart, selectionEnd} = typed;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (field !== typed) {
    field.focus();
  }
  if (selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
