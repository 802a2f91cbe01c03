import type {ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {OutsideAddress} from '@site/src/components/Addresses/OutsideAddress';
import {SignInTable} from '@site/src/components/Addresses/SignInTable';
import {useContact} from '@site/src/hooks/useContact';

export interface AddressesProps {
  kind: 'sign-in' | 'support' | 'sales' | 'java-client';
  /** Shows the sign-in address of one product inline. Without it, a table shows all of them. */
  product?: ProductId;
}

/** Addresses outside this site from `config/contact.ts`, so that pages do not contain them. */
export function Addresses({kind, product}: AddressesProps): ReactNode {
  const {signIn, support, sales, javaClient} = useContact();
  switch (kind) {
    case 'sign-in':
      return product === undefined ? <SignInTable /> : <OutsideAddress address={signIn[product]} />;
    case 'support':
      return <OutsideAddress address={support} />;
    case 'sales':
      return <OutsideAddress address={sales} />;
    case 'java-client':
      return <OutsideAddress address={javaClient} />;
  }
}
