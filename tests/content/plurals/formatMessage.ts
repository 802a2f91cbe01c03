import {IntlMessageFormat} from 'intl-messageformat';

/**
 * What a program shows for a message. Digits are Latin, as on the pages: which ones Arabic gets
 * by default changes between versions of CLDR.
 * @throws SyntaxError if the text is no ICU message.
 */
export function formatMessage(
  text: string,
  tag: string,
  values: Readonly<Record<string, number | string>>,
): string {
  return String(new IntlMessageFormat(text, `${tag}-u-nu-latn`).format({...values}));
}
