type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the application what the reader has typed into a field before it was there. It compares a
 * field with the value it has seen last and would take the text for its own; so the field is
 * emptied where it looks, and filled by the browser's own setter, where it does not.
 * @param typed the field that the reader typed into: the same one, or the one it has replaced
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
