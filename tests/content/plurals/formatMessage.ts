import {IntlMessageFormat} from 'intl-messageformat';

/**
 * Formats a message as a program does. Digits are Latin, as on the pages, because the default digits
 * of Arabic differ between versions of CLDR.
 * @throws SyntaxError if the text is not an ICU message.
 */
export function formatMessage(
  text: string,
  tag: string,
  values: Readonly<Record<string, number | string>>,
): string {
  return String(new IntlMessageFormat(text, `${tag}-u-nu-latn`).format({...values}));
}
