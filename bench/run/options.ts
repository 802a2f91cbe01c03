import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Returns the number in an option.
 * @throws CliError unless it is an integer from `least` on
 */
export function integer(name: string, text: string | number, least = 1): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) {
    throw new CliError(`--${name} takes an integer from ${least} on, and this is “${text}”.`);
  }
  return number;
}

/**
 * Returns the names in `--only`, divided by commas; all if the option is absent.
 * @throws CliError for an unknown name
 */
export function namesOf(text: string | undefined, known: readonly string[]): readonly string[] {
  const names = text?.split(',') ?? known;
  const unknown = names.filter((each) => !known.includes(each));
  if (unknown.length > 0) {
    throw new CliError(
      `--only takes names of ${known.join(', ')}, and not “${unknown.join('”, “')}”.`,
    );
  }
  return names;
}
