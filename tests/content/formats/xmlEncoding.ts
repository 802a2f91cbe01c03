/** Returns the encoding in an XML declaration, as a property to spread. */
export function xmlEncoding(text: string): {readonly encoding?: string} {
  const encoding = /^<\?xml[^>]*\sencoding="([^"]+)"/.exec(text)?.[1];
  return encoding === undefined ? {} : {encoding};
}
