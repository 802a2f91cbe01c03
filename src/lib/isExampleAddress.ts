/** Whether an address is a default of `config/contact.ts`, which does not exist. */
export const isExampleAddress = (address: string): boolean =>
  /^https:\/\/[a-z-]+\.example\.com(?:\/|$)/.test(address);
