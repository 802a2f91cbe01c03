import {addressFrom} from './addressFrom.ts';
import {products, type Product, type ProductId} from './products.ts';

/** The addresses outside this site that its pages print. */
export interface Contact {
  /** Sign-in address of each product. The account centre has that of `faq`. */
  readonly signIn: Readonly<Record<ProductId, string>>;
  /** A web form, or a `mailto:` address. */
  readonly support: string;
  /** A web form, or a `mailto:` address. */
  readonly sales: string;
  /** Source repository of the Java client of the open API. */
  readonly javaClient: string;
  /** Receives answers to “Did this article answer your question?”. Without it nothing is sent. */
  readonly feedback?: string;
}

/** The variable that sets where readers sign in to a product. */
function signInVariable({id, account = false}: Product): string {
  return account ? 'ACCOUNT_URL' : `${id.toUpperCase()}_URL`;
}

/** Environment variables of addresses that have a default, with that default. */
const defaults: ReadonlyMap<string, string> = new Map([
  ...products.map((product): [string, string] => {
    const variable = signInVariable(product);
    return [variable, `https://${variable.replace('_URL', '').toLowerCase()}.example.com`];
  }),
  ['SUPPORT_URL', 'https://support.example.com'],
  ['SALES_URL', 'https://sales.example.com'],
  ['JAVA_CLIENT_URL', 'https://code.example.com/yicat-java-client'],
]);

const isSet = (variable: string) => (process.env[variable]?.trim() ?? '') !== '';

/** Variables that are not set, so that pages print an example in their place. */
export const exampleVariables: readonly string[] = [...defaults.keys()].filter(
  (variable) => !isSet(variable),
);

function address(variable: string, mail = false): string {
  return addressFrom(variable, {mail}) ?? defaults.get(variable) ?? '';
}

function readContact(): Contact {
  if (process.env.REQUIRE_ADDRESSES === '1' && exampleVariables.length > 0) {
    throw new Error(
      `REQUIRE_ADDRESSES is 1, and these environment variables are not set: ${exampleVariables.join(', ')}. Set them to the real addresses, or build without REQUIRE_ADDRESSES.`,
    );
  }
  const feedback = addressFrom('FEEDBACK_URL');
  return {
    signIn: Object.fromEntries(
      products.map((product) => [product.id, address(signInVariable(product))]),
    ) as Record<ProductId, string>,
    support: address('SUPPORT_URL', true),
    sales: address('SALES_URL', true),
    javaClient: address('JAVA_CLIENT_URL'),
    ...(feedback !== undefined && {feedback}),
  };
}

/**
 * The addresses of this build, from the environment (deploy/README.md lists the variables).
 * @throws where a variable holds no address, and where `REQUIRE_ADDRESSES=1` and one is not set.
 */
export const contact: Contact = readContact();
