import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {productById, productIds} from '@site/config/products';
import {OutsideAddress, isExampleAddress} from '@site/src/components/Addresses/OutsideAddress';
import {Table} from '@site/src/components/Table';
import {useContact} from '@site/src/hooks/useContact';
import {useLocale} from '@site/src/hooks/useLocale';

/** Table of the sign-in addresses of all products, with the account centre in the last row. */
export function SignInTable(): ReactNode {
  const locale = useLocale();
  const {signIn} = useContact();
  const ownAddress = productIds.filter((id) => !productById(id).account);
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th>
              <Translate id="addresses.product">产品</Translate>
            </th>
            <th>
              <Translate id="addresses.signIn">登录地址</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {ownAddress.map((id) => (
            <tr key={id}>
              <td>{productById(id).name[locale]}</td>
              <td>
                <OutsideAddress address={signIn[id]} />
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <Translate id="addresses.account">个人中心</Translate>
            </td>
            <td>
              <OutsideAddress address={signIn.faq} />
            </td>
          </tr>
        </tbody>
      </Table>
      {Object.values(signIn).some(isExampleAddress) && (
        <p>
          <Translate id="addresses.realOnes">
            标有“示例地址”的不能直接打开。真实地址在您收到的邀请或订单里，也可以问您的团队管理员。
          </Translate>
        </p>
      )}
    </>
  );
}
