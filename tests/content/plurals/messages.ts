import type {RootContent} from 'mdast';
import {IntlMessageFormat} from 'intl-messageformat';
import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {codeBlocks} from '../page/codeBlocks.ts';

/** The messages of a section by language: the title of each block ends in its tag. */
export function messagesIn(nodes: readonly RootContent[]): Record<string, string> {
  return Object.fromEntries(
    codeBlocks(nodes).map(({title, text}) => {
      const tag = title.split(' ').at(-1) ?? '';
      return [tag === 'zh-Hans' ? 'zh' : tag, text];
    }),
  );
}

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

/**
 * Returns the branch names of a message that is one plural or select block, without exact values
 * (`=0`).
 * @throws SyntaxError if the text is not an ICU message, Error if it is another kind of message.
 */
export function pluralBranches(text: string): string[] {
  const [block, ...more] = parse(text);
  if (!block || more.length > 0 || (block.type !== TYPE.plural && block.type !== TYPE.select)) {
    throw new Error(`“${text}” is not one plural or select block.`);
  }
  return Object.keys(block.options).filter((name) => !name.startsWith('='));
}
