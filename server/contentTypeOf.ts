// cspell:ignore openxmlformats officedocument wordprocessingml spreadsheetml
/**
 * Media types that sirv does not know, as registered by IANA or used by nginx, and text types, for
 * which sirv sets no charset. TMX and TBX are XML.
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

/** Returns the media type of a file if sirv's own is insufficient, otherwise `undefined`. */
export const contentTypeOf = (pathname: string): string | undefined =>
  types[pathname.slice(pathname.lastIndexOf('.') + 1)];
