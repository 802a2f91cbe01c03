/** Returns data as JSON for a `script` element, with each `<` escaped, because it could close the element. */
export const jsonText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
