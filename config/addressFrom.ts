/**
 * Reads an address from an environment variable. Returns undefined if it is absent or empty.
 * @param mail whether a `mailto:` address is allowed
 * @param origin whether nothing may follow the host, because paths are appended to it
 * @throws Error with the name of the variable if its value is not an address, so that no site is
 *   built with broken links
 */
export function addressFrom(name: string, {mail = false, origin = false} = {}): string | undefined {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') {
    return undefined;
  }
  const isWeb = /^https?:\/\//.test(value) && URL.canParse(value);
  const isMail = mail && /^mailto:[^\s@?]+@[^\s@?]+$/.test(value);
  if (isWeb && origin && !/^https?:\/\/[^/?#]+\/?$/.test(value)) {
    throw new Error(
      `The environment variable ${name} is “${value}”, and paths are appended to it. Write the address without a path, “?” and “#”, such as https://docs.example.com.`,
    );
  }
  if (!isWeb && !isMail) {
    const mailHint = mail ? ' or mailto:help@example.com' : '';
    throw new Error(
      `The environment variable ${name} is “${value}”, which is not a complete address. Write one such as https://docs.example.com${mailHint}, or remove the variable.`,
    );
  }
  return value;
}
