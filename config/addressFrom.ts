/**
 * An address that an environment variable sets for a release; nothing where it is absent or empty.
 * @throws with the name of the variable where it holds something else, so that no site is built with
 * links that lead nowhere.
 */
export function addressFrom(name: string): string | undefined {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') {
    return undefined;
  }
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(
      `The environment variable ${name} is “${value}”, which is no whole address: write one such as https://docs.example.com, or leave the variable out.`,
    );
  }
  return value;
}
