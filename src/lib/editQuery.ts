/** Sets a parameter to a text, or removes it if the text is empty. */
export function setText(parameters: URLSearchParams, name: string, text: string): void {
  if (text === '') {
    parameters.delete(name);
  } else {
    parameters.set(name, text);
  }
}

/** Adds a value to a repeated parameter, or removes it if it is there. */
export function toggleValue(parameters: URLSearchParams, name: string, value: string): void {
  if (parameters.has(name, value)) {
    parameters.delete(name, value);
  } else {
    parameters.append(name, value);
  }
}
