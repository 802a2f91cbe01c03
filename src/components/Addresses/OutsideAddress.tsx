import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Whether an address is a default of `config/contact.ts`, which is only an example. */
export const isExampleAddress = (address: string): boolean =>
  /^https:\/\/[a-z-]+\.example\.com(?:\/|$)/.test(address);

export interface OutsideAddressProps {
  address: string;
}

/** An address as a link, or as text labelled as an example if it is a default of the configuration. */
export function OutsideAddress({address}: OutsideAddressProps): ReactNode {
  const name = address.replace(/^(?:https?:\/\/|mailto:)/, '');
  return isExampleAddress(address) ? (
    <span>{translate({id: 'addresses.example', message: '{name}（示例地址）'}, {name})}</span>
  ) : (
    <Link href={address}>{name}</Link>
  );
}
