/** Whether an address is a default of `config/contact.ts`, which is only an example. */
export const isExampleAddress = (address: string): boolean =>
  /^https:\/\/[a-z-]+\.example\.com(?:\/|$)/.test(address);
