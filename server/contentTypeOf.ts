// cspell:ignore openxmlformats officedocument wordprocessingml spreadsheetml
/** Types that sirv does not know, as IANA lists them or nginx names them; TMX and TBX are XML. */
const types: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  tmx: 'application/xml',
  tbx: 'application/xml',
  ico: 'image/x-icon',
};

/** The media type of a file that sirv would send without one; nothing for all others. */
export const contentTypeOf = (pathname: string): string | undefined =>
  types[pathname.slice(pathname.lastIndexOf('.') + 1)];
