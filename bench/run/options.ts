import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Returns the number in an option, or another if the option is absent.
 * @throws CliError unless it is a positive integer
 */
export function positive(name: string, text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  if (!Number.isInteger(number) || number < 1) {
    throw new CliError(`--${name} takes a positive integer, and this is “${text}”.`);
  }
  return number;
}

/**
 * Returns the names in an option, divided by commas; none if the option is absent.
 * @throws CliError for an unknown name
 */
export function namesOf(
  name: string,
  text: string | undefined,
  known: readonly string[],
): readonly string[] {
  const names = text?.split(',') ?? [];
  const unknown = names.filter((each) => !known.includes(each));
  if (unknown.length > 0) {
    throw new CliError(
      `--${name} takes names of ${known.join(', ')}, and not “${unknown.join('”, “')}”.`,
    );
  }
  return names;
}
