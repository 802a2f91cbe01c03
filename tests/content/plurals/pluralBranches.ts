import {parse, TYPE} from '@formatjs/icu-messageformat-parser';

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
