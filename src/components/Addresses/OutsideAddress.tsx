import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isExampleAddress} from '@site/src/lib/isExampleAddress';

export interface OutsideAddressProps {
  address: string;
}

/** An address as a link, labelled as an example if it is a default of the configuration. */
export function OutsideAddress({address}: OutsideAddressProps): ReactNode {
  const link = <Link href={address}>{address.replace(/^(?:https?:\/\/|mailto:)/, '')}</Link>;
  return isExampleAddress(address) ? (
    <Translate id="addresses.example" values={{link}}>
      {'{link}（示例地址）'}
    </Translate>
  ) : (
    link
  );
}
