/**
 * An address that an environment variable sets for a release; nothing where it is absent or empty.
 * @param mail whether a `mailto:` address will do
 * @throws with the name of the variable if it holds something else, so that no site is built with
 *   broken links.
 */
export function addressFrom(name: string, {mail = false} = {}): string | undefined {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') {
    return undefined;
  }
  const isWeb = /^https?:\/\//.test(value) && URL.canParse(value);
  const isMail = mail && /^mailto:[^\s@?]+@[^\s@?]+$/.test(value);
  if (!isWeb && !isMail) {
    const mailHint = mail ? ' or mailto:help@example.com' : '';
    throw new Error(
      `The environment variable ${name} is “${value}”, which is no whole address: write one such as https://docs.example.com${mailHint}, or leave the variable out.`,
    );
  }
  return value;
}
