// cspell:ignore openxmlformats officedocument wordprocessingml spreadsheetml
/**
 * Types that sirv does not know, as IANA lists them or nginx names them, and texts, for which it
 * names no encoding. TMX and TBX are XML.
 */
const types: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  tmx: 'application/xml',
  tbx: 'application/xml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
};

/** The media type of a file where sirv's own is not enough; nothing for all others. */
export const contentTypeOf = (pathname: string): string | undefined =>
  types[pathname.slice(pathname.lastIndexOf('.') + 1)];
